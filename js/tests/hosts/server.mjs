// A server of files for the pages, on this machine alone.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** A page that runs one script, under a policy. */
const pageOf = ({ script, style }) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Page</title><link rel="icon" href="data:,">
${style ? `<link rel="stylesheet" href="${style}">` : ''}
<script type="module" src="${script}"></script><main></main></html>`;

/**
 * Serves pages and folders.
 *
 * @param pages by address: the script of each, its style and its content security policy if it has
 *   them
 * @param folders by the start of the address, the first that fits
 */
export async function serve(pages, folders) {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const page = pages[pathname];
    if (page) {
      const policy = page.policy && { 'content-security-policy': page.policy };
      response.writeHead(200, { 'content-type': TYPES['.html'], ...policy }).end(pageOf(page));
      return;
    }
    const [start, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start));
    const path = join(folder, normalize(`/${pathname.slice(start.length)}`));
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
