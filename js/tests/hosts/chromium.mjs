// Chromium, and what its pages report.
import { chromium } from 'playwright-core';

import { LIMIT } from './fixture.mjs';

export const launch = (executablePath) =>
  chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: LIMIT });

/** Opens a page, and gives what `read` makes of it; what a script throws or cannot load fails it. */
export async function visit(browser, address, read) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    const thrown = new Promise((_, reject) => {
      page.on('pageerror', reject);
      page.on('requestfailed', (request) => reject(new Error(`${request.url()} failed`)));
    });
    thrown.catch(() => undefined);
    const done = async () => {
      await page.goto(address);
      return read(page);
    };
    return await Promise.race([done(), thrown]);
  } finally {
    await context.close();
  }
}

/** What the script of a page found. */
export const reported = async (page) => {
  await page.waitForFunction(() => globalThis.report !== undefined);
  return page.evaluate(() => globalThis.report);
};

/** What the calls gave that a page's policy does not allow. */
export const refused = (page) => page.evaluate(() => globalThis.refusals);
