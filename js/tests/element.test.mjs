// The elements in Chromium: they show what is decided, as text, and do what a person asks of them.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

import { resolve } from '../dist/index.js';
import { PullPolicyInput, PullPolicyPreview } from '../dist/element.js';
import { cases, isText } from './cases.mjs';
import { LATEST, input, onPage, preview } from './element/on-page.mjs';
import { put } from './element/pages.mjs';

/** The keys of a request that the elements have. */
const KEYS = ['image', 'tag', 'policy', 'rules'];

const isExpressible = (one) =>
  !isText(one) &&
  one.request !== null &&
  typeof one.request === 'object' &&
  !Array.isArray(one.request) &&
  Object.keys(one.request).every((key) => KEYS.includes(key)) &&
  // Without an image and a tag there is nothing to ask yet.
  ((one.request.image ?? null) !== null || Boolean(one.request.tag));

/** What an element has to show of an answer. */
function expected({ decision, error }) {
  if (error) {
    return { policy: null, code: error.code, class: null, kind: null, reasons: [], warnings: [], outcomes: [] };
  }
  const codes = (all) => all.map(({ code, message }) => [code, message.replaceAll('`', '')]);
  return {
    policy: decision.policy,
    code: null,
    class: decision.tag?.class ?? null,
    kind: decision.tag?.kind ?? null,
    reasons: codes(decision.reasons),
    warnings: codes(decision.warnings),
    outcomes: decision.outcomes.map(({ runs, waiting, contactsRegistry, starts }) => [
      runs,
      waiting,
      String(contactsRegistry),
      String(starts),
    ]),
  };
}

/** What the elements on the page show. */
const shown = (page) =>
  page.evaluate(() =>
    [...document.querySelector('main').children].map(({ shadowRoot }) => {
      const one = (part, key) => shadowRoot.querySelector(`[part=${part}]`)?.dataset[key] ?? null;
      const messages = (part) =>
        [...shadowRoot.querySelectorAll(`[part=${part}]`)].map((item) => [
          item.dataset.code,
          item.querySelector('bdi').textContent.replaceAll('`', ''),
        ]);
      return {
        policy: one('badge', 'policy'),
        code: one('badge', 'code'),
        class: one('class', 'class'),
        kind: one('class', 'kind'),
        reasons: messages('reason'),
        warnings: messages('warning'),
        outcomes: [...shadowRoot.querySelectorAll('td[class]')].map(({ dataset }) => [
          dataset.runs ?? null,
          dataset.waiting ?? null,
          dataset.contactsRegistry,
          dataset.starts,
        ]),
      };
    }),
  );

test('on a server the classes are there, and nothing is defined', () => {
  const common = createRequire(import.meta.url)('../dist/element.cjs');
  for (const one of [PullPolicyPreview, PullPolicyInput, common.PullPolicyPreview, common.PullPolicyInput]) {
    assert.equal(typeof one, 'function');
  }
  assert.equal(globalThis.customElements, undefined);
});

onPage('every shared case that the properties can express is shown as it is decided', async (page) => {
  const all = cases();
  const own = all.filter(isExpressible);
  console.log(`${own.length} cases shown, ${all.length - own.length} left out: not expressible`);
  assert.ok(own.length >= 600, `${own.length} cases`);
  for (let from = 0; from < own.length; from += 100) {
    const some = own.slice(from, from + 100);
    await put(page, some.map(({ request }) => preview({}, request)));
    const seen = await shown(page);
    for (const [index, { id, request }] of some.entries()) {
      assert.deepEqual(seen[index], expected(resolve(request)), id);
    }
  }
});

onPage('the attributes ask what the properties ask', async (page) => {
  const requests = [
    { image: LATEST },
    { image: 'nginx', policy: 'Never' },
    { image: 'ghcr.io/acme/dev', tag: '1.4.2' },
    { tag: 'main' },
    { image: '' },
    { image: 'nginx', policy: 'always' },
  ];
  await put(page, requests.map((request) => preview(request)));
  assert.deepEqual(await shown(page), requests.map((request) => expected(resolve(request))));
  await put(page, [preview({})]);
  assert.equal(await page.locator('[part=badge]').textContent(), 'no image');
});

onPage('what decided is marked, and what is wrong', async (page) => {
  const digest = `sha256:${'ab'.repeat(32)}`;
  const rows = [
    [{ image: LATEST }, 'registry.example.com/dev/workspace:coder-xfce-vnc-', 'latest', ''],
    [{ image: 'nginx:1.27-alpine' }, 'nginx:', '1.27', '-alpine'],
    [{ image: 'nginx' }, 'nginx', '', ''],
    [{ image: `nginx:latest@${digest}` }, 'nginx:latest@', digest, ''],
    [{ image: `nginx@${digest}` }, 'nginx@', digest, ''],
    [{ tag: 'coder-latest' }, 'coder-', 'latest', ''],
    [{ image: 'ghcr.io/acme/dev', tag: 'v1.8-head' }, 'ghcr.io/acme/dev:v1.8-', 'head', ''],
    [{ image: 'ghcr.io/Acme/dev' }, 'ghcr.io/', 'A', 'cme/dev'],
    [{ image: 'acme/dev:${TAG}' }, 'acme/dev:', '${TAG}', ''],
    [{ image: 'nginx', policy: 'always' }, '', 'always', ''],
  ];
  await put(page, rows.map(([request]) => preview({}, request)));
  const marked = await page.evaluate(() =>
    [...document.querySelector('main').children].map(({ shadowRoot }) => {
      const whole = shadowRoot.querySelector('[part=reference]');
      const mark = whole.querySelector('mark')?.textContent ?? '';
      return [whole.textContent, mark];
    }),
  );
  assert.deepEqual(marked, rows.map(([, before, mark, behind]) => [`${before}${mark}${behind}`, mark]));
});

onPage('the picture is told to a screen reader', async (page) => {
  await put(page, [preview({ image: LATEST, policy: 'IfNotPresent' })]);
  const table = page.getByRole('table', { name: 'What a start of the container comes to' });
  const row = (name) => table.getByRole('row', { name }).getByRole('cell').allInnerTexts();
  const words = (texts) => texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  assert.deepEqual(words(await row(/^image on the node/)), ['runs the cached copy', 'runs the cached copy']);
  assert.deepEqual(words(await row(/^image not on the node/)), ['pulls', 'waits in ImagePullBackOff']);
  for (const name of ['registry reachable', 'registry unreachable']) {
    assert.equal(await table.getByRole('columnheader', { name, exact: true }).count(), 1);
  }
  assert.equal(await page.getByRole('status').innerText(), 'IfNotPresent\nmoving: alias');
});

/** Texts that are markup, and would be seen or heard if they were taken for it. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  "';alert(1)//",
  '${alert(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '</bdi></p><iframe srcdoc="<script>alert(1)</script>">',
  '<!--',
  '\u202egnp.exe\u0000\ufffd\ud800',
];

onPage('markup is shown as text, wherever it stands', async (page) => {
  const requests = PAYLOADS.flatMap((text) => [
    { image: text },
    { tag: text },
    { image: `nginx:${text}` },
    { image: 'nginx', policy: text },
    { image: 'nginx', rules: { [text]: [] } },
    { image: 'nginx:1', rules: { moving: [text], images: [{ match: text }] } },
  ]);
  const fields = PAYLOADS.map((text) => input({ value: text, label: text, placeholder: text, policy: text }));
  await put(page, requests.map((request) => preview({}, request)));
  const tags = () =>
    page.evaluate(() => {
      const roots = [...document.querySelector('main').children].map(({ shadowRoot }) => shadowRoot);
      return roots.flatMap((root) => [...root.querySelectorAll('script, iframe, img, [onerror], [onload], svg svg')]).length;
    });
  assert.equal(await tags(), 0);
  const texts = await page.evaluate(() =>
    [...document.querySelector('main').children].map(
      ({ shadowRoot }) => shadowRoot.querySelector('[part=reference]')?.textContent,
    ),
  );
  for (const [index, { image }] of requests.entries()) {
    if (PAYLOADS.includes(image) && image !== PAYLOADS.at(-1)) {
      assert.equal(texts[index], image);
    }
  }
  await put(page, fields);
  assert.equal(await tags(), 0);
  assert.deepEqual(await page.locator('[part=label] span').allTextContents(), PAYLOADS);
});

onPage('a long or a binary text is a sentence, and the page goes on', async (page) => {
  const long = 'a'.repeat(10_000_000);
  await put(page, [
    preview({}, { image: long }),
    preview({}, { image: '\u0000\u0001PNG\r\n\u001a'.repeat(1_000) }),
    preview({}, { image: 7 }),
    input({}, { value: long }),
  ]);
  const answers = await page.locator('[part=error]').allInnerTexts();
  assert.equal(answers.length, 4);
  for (const answer of answers) {
    assert.ok(answer.length < 2_000, `${answer.length} characters`);
  }
  assert.match(answers[0], /^Error: request is 10000012 bytes long; at most 1048576 are accepted$/);
  const heights = await page.evaluate(() =>
    [...document.querySelectorAll('pull-policy-preview')].map(({ offsetHeight }) => offsetHeight),
  );
  assert.ok(Math.max(...heights) < 900, String(heights));
  await put(page, [preview({ image: 'nginx' })]);
  assert.equal(await page.locator('[part=badge]').textContent(), 'Always');
});

onPage('where there is no WebAssembly, the elements say so', async (page) => {
  await page.addInitScript(() => {
    delete globalThis.WebAssembly;
  });
  await page.reload();
  await put(page, [preview({ image: 'nginx' }), input({ value: 'nginx' })]);
  const badges = await page.locator('[part=badge]').allTextContents();
  assert.deepEqual(badges, ['unsupported-environment', 'unsupported-environment']);
  assert.equal((await page.locator('[part=error]').allInnerTexts()).length, 2);
});

onPage('another copy of the package on the page leaves the elements as they are', async (page) => {
  await put(page, [preview({ image: 'nginx' })]);
  const kept = await page.evaluate(async () => {
    const names = ['pull-policy-preview', 'pull-policy-input'];
    const before = names.map((name) => customElements.get(name));
    const other = await import('/js/dist/element.js?another');
    const { PullPolicyPreview } = await import('/js/dist/element.js');
    return (
      other.PullPolicyPreview !== PullPolicyPreview &&
      PullPolicyPreview === before[0] &&
      names.every((name, index) => customElements.get(name) === before[index])
    );
  });
  assert.ok(kept);
});

onPage('what is set before the elements are defined is kept', async (page) => {
  const badges = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const { contentDocument, contentWindow } = frame;
    const made = ['pull-policy-preview', 'pull-policy-input'].map((name) => contentDocument.createElement(name));
    Object.assign(made[0], { image: 'acme/dev:drop-7', rules: { pinned: ['drop-*'] } });
    Object.assign(made[1], { value: 'nginx:1.27.3', policy: 'Never' });
    contentDocument.body.append(...made);
    const script = contentDocument.createElement('script');
    script.type = 'module';
    script.src = '/js/dist/element.js';
    contentDocument.head.append(script);
    await contentWindow.customElements.whenDefined('pull-policy-input');
    await Promise.all(made.map((element) => element.updateComplete));
    return made.map(({ shadowRoot }) => shadowRoot.querySelector('[part=badge]').textContent);
  });
  assert.deepEqual(badges, ['IfNotPresent', 'Never']);
});

onPage('events tell the decision, the failure and the suggestion', async (page) => {
  await put(page, [preview({ image: LATEST, policy: 'IfNotPresent' })]);
  const told = await page.evaluate(async () => {
    const heard = [];
    for (const type of ['decision', 'failure', 'suggestion']) {
      document.addEventListener(type, ({ detail, target, cancelable }) =>
        heard.push({ type, detail, tag: target.localName, cancelable }),
      );
    }
    const [element] = document.querySelector('main').children;
    const press = () => element.shadowRoot.querySelector('[part=apply]').click();
    const cancel = (event) => event.preventDefault();
    element.addEventListener('suggestion', cancel);
    press();
    await element.updateComplete;
    heard.push(element.policy);
    element.removeEventListener('suggestion', cancel);
    press();
    await element.updateComplete;
    element.image = 'NGINX';
    await element.updateComplete;
    element.compact = true;
    await element.updateComplete;
    return heard;
  });
  const { decision: before } = resolve({ image: LATEST, policy: 'IfNotPresent' });
  const suggestion = {
    type: 'suggestion',
    detail: {
      code: 'stale-copies',
      suggestion: before.warnings[0].suggestion,
      change: { policy: 'Always' },
    },
    tag: 'pull-policy-preview',
    cancelable: true,
  };
  const answer = (type, detail) => ({ type, detail, tag: 'pull-policy-preview', cancelable: false });
  assert.deepEqual(told, [
    suggestion,
    'IfNotPresent',
    suggestion,
    answer('decision', resolve({ image: LATEST, policy: 'Always' }).decision),
    answer('failure', resolve({ image: 'NGINX', policy: 'Always' }).error),
  ]);
});

onPage('a suggestion is taken by the properties that it is about', async (page) => {
  const rows = [
    [{ image: 'acme/x:Latest' }, { image: 'docker.io/acme/x:latest' }],
    [{ tag: 'Latest' }, { tag: 'latest' }],
    [{ image: 'acme/x', tag: 'Latest' }, { image: 'docker.io/acme/x:latest', tag: null }],
    [{ image: 'nginx', policy: 'always' }, { policy: 'Always' }],
    [{ image: ' nginx ' }, { image: 'docker.io/library/nginx' }],
    [{ image: 'nginx:1.27.3', policy: 'Always' }, { policy: 'IfNotPresent' }],
  ];
  for (const [request, change] of rows) {
    await put(page, [preview({}, request)]);
    await page.getByRole('button').click();
    const properties = await page.evaluate((keys) => {
      const [element] = document.querySelector('main').children;
      return Object.fromEntries(keys.map((key) => [key, element[key]]));
    }, Object.keys(change));
    assert.deepEqual(properties, change);
    assert.equal(await page.getByRole('button').count(), 0);
    const focused = await page.evaluate(
      () => document.activeElement?.shadowRoot?.activeElement?.getAttribute('part') ?? null,
    );
    assert.equal(focused, 'badge', 'the focus is not lost with the button');
  }
  // What is wrong in the rules is not an element's to mend.
  await put(page, [preview({}, { image: 'nginx', rules: { movin: [] } })]);
  assert.equal(await page.getByRole('button').count(), 0);
});

onPage('from right to left the layout turns, and references stay', async (page) => {
  await put(page, [preview({ image: LATEST })]);
  const sides = (dir) =>
    page.evaluate((value) => {
      document.documentElement.dir = value;
      const { shadowRoot } = document.querySelector('pull-policy-preview');
      const at = (selector) => shadowRoot.querySelector(selector).getBoundingClientRect().x;
      const reference = shadowRoot.querySelector('[part=reference]');
      const direction = getComputedStyle(reference.querySelector('bdi')).direction;
      return { pictureLeft: at('.picture') < at('.details'), direction };
    }, dir);
  assert.deepEqual(await sides('ltr'), { pictureLeft: false, direction: 'ltr' });
  assert.deepEqual(await sides('rtl'), { pictureLeft: true, direction: 'ltr' });
});

onPage('custom properties and parts dress the elements', async (page) => {
  await put(page, [preview({ image: LATEST })]);
  const [badge, reason, details] = await page.evaluate(() => {
    const element = document.querySelector('pull-policy-preview');
    element.style.setProperty('--pull-policy-always', 'rgb(1, 2, 3)');
    element.style.setProperty('--pull-policy-details-size', '400px');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::part(reason) { color: rgb(4, 5, 6) } ::part(badge) { border-radius: 0 }');
    document.adoptedStyleSheets = [sheet];
    const style = (selector) => getComputedStyle(element.shadowRoot.querySelector(selector));
    return [style('[part=badge]').backgroundColor, style('[part=reason]').color, style('.details').height];
  });
  assert.equal(badge, 'rgb(1, 2, 3)');
  assert.equal(reason, 'rgb(4, 5, 6)');
  assert.equal(details, '400px');
});
