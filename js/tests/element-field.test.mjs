// The field in Chromium: a part of its form, by keyboard and mouse, that stays where it is and is quick.
import assert from 'node:assert/strict';

import { LATEST, input, onPage, preview } from './element/on-page.mjs';
import { put } from './element/pages.mjs';

/** Puts a field into a form. */
const putForm = (page, attributes) =>
  page.evaluate(async (given) => {
    const form = document.createElement('form');
    const field = document.createElement('pull-policy-input');
    for (const [key, value] of Object.entries(given)) {
      field.setAttribute(key, value);
    }
    form.append(field);
    document.querySelector('main').replaceChildren(form);
    await field.updateComplete;
  }, attributes);

onPage('a form is told the values and whether they are valid, at once', async (page) => {
  await putForm(page, { name: 'image', 'policy-name': 'policy', required: '', value: 'nginx' });
  const states = await page.evaluate(async () => {
    const form = document.querySelector('form');
    const [field] = form.children;
    const state = () => ({
      valid: form.checkValidity(),
      message: field.validationMessage,
      sent: [...new FormData(form)].map((pair) => pair.join('=')).join('&'),
    });
    const states = [state()];
    const set = (values) => {
      Object.assign(field, values);
      states.push(state());
    };
    set({ value: '' });
    set({ value: 'ghcr.io/Acme/dev' });
    set({ value: 'nginx:1', policy: 'Never' });
    set({ policyName: null });
    form.reset();
    states.push(state());
    set({ name: null });
    await field.updateComplete;
    states.push([field.form === form, field.willValidate, field.labels.length, field.validity.valid]);
    return states;
  });
  assert.deepEqual(states, [
    { valid: true, message: '', sent: 'image=nginx&policy=auto' },
    { valid: false, message: 'an image is required', sent: 'image=&policy=auto' },
    {
      valid: false,
      message: 'repository names are lower case, unlike `Acme`',
      sent: 'image=ghcr.io/Acme/dev&policy=auto',
    },
    { valid: true, message: '', sent: 'image=nginx:1&policy=Never' },
    { valid: true, message: '', sent: 'image=nginx:1' },
    { valid: true, message: '', sent: 'image=nginx' },
    { valid: true, message: '', sent: '' },
    [true, true, 0, true],
  ]);
});

onPage('a reset brings back a tag that a suggestion took', async (page) => {
  await putForm(page, { name: 'image', value: 'acme/x', tag: 'Latest' });
  await page.getByRole('button').click();
  const properties = (reset) =>
    page.evaluate((asked) => {
      const [form] = document.querySelector('main').children;
      if (asked) {
        form.reset();
      }
      const { value, tag, policy } = form.firstElementChild;
      return { value, tag, policy };
    }, reset);
  assert.deepEqual(await properties(false), { value: 'docker.io/acme/x:latest', tag: null, policy: 'auto' });
  assert.deepEqual(await properties(true), { value: 'acme/x', tag: 'Latest', policy: 'auto' });
});

onPage('a field is as it was when one comes back to the page', async (page) => {
  const field = page.getByLabel('Image');
  await field.fill('ghcr.io/acme/dev:1.4.2');
  await page.getByLabel('Pull policy').selectOption('Never');
  const origin = new URL(page.url());
  await page.goto(new URL('/blank.html', origin).href);
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('pull-policy-input').policy === 'Never');
  assert.equal(await field.inputValue(), 'ghcr.io/acme/dev:1.4.2');
  assert.equal(await page.getByLabel('Pull policy').inputValue(), 'Never');
  assert.equal(await page.locator('pull-policy-input [part=badge]').textContent(), 'Never');
  const filled = await page.evaluate(async () => {
    const element = document.querySelector('pull-policy-input');
    element.formStateRestoreCallback('nginx', 'autocomplete');
    await element.updateComplete;
    return [element.value, element.policy];
  });
  assert.deepEqual(filled, ['nginx', 'Never']);
}, { address: 'fixtures/plain.html' });

onPage('a field that is off, by itself or by its form, is off', async (page) => {
  await putForm(page, { name: 'image', value: 'nginx' });
  for (const byItself of [true, false]) {
    const found = await page.evaluate(async (own) => {
      const form = document.querySelector('form');
      const field = document.querySelector('pull-policy-input');
      const set = document.createElement('fieldset');
      form.append(set);
      set.append(field);
      (own ? field : set).disabled = true;
      await field.updateComplete;
      const controls = [...field.shadowRoot.querySelectorAll('input, select')];
      const found = [controls.every(({ disabled }) => disabled), [...new FormData(form)].length];
      field.disabled = false;
      set.disabled = false;
      return found;
    }, byItself);
    assert.deepEqual(found, [true, 0]);
  }
});

onPage('by keyboard alone: type, choose, take the suggestion', async (page) => {
  await putForm(page, { name: 'image' });
  const badge = page.locator('[part=badge]');
  await page.keyboard.press('Tab');
  await page.keyboard.type(LATEST);
  assert.equal(await badge.textContent(), 'Always');
  await page.keyboard.press('Tab');
  await page.keyboard.type('If');
  assert.equal(await badge.textContent(), 'IfNotPresent');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    () => document.querySelector('pull-policy-input').policy === 'Always',
  );
  assert.equal(await badge.textContent(), 'Always');
  // The button is gone; one goes on where one was.
  await page.keyboard.press('End');
  await page.keyboard.type('x');
  assert.equal(await page.getByLabel('Image').inputValue(), `${LATEST}x`);
});

onPage('by mouse: choose, take the suggestion', async (page) => {
  await putForm(page, { name: 'image', value: 'nginx:1.27.3' });
  await page.evaluate(() => {
    globalThis.heard = [];
    for (const type of ['input', 'change']) {
      document.querySelector('form').addEventListener(type, ({ target }) => {
        globalThis.heard.push(`${type} ${target.localName} ${target.policy}`);
      });
    }
  });
  await page.getByLabel('Pull policy').selectOption('Always');
  await page.getByRole('button', { name: 'Write IfNotPresent' }).click();
  assert.equal(await page.locator('[part=badge]').textContent(), 'IfNotPresent');
  assert.deepEqual(await page.evaluate(() => globalThis.heard), [
    'input pull-policy-input Always',
    'change pull-policy-input Always',
    'input pull-policy-input IfNotPresent',
    'change pull-policy-input IfNotPresent',
  ]);
});

for (const width of [320, 768, 1440]) {
  const options = { viewport: { width, height: 1_200 } };
  onPage(`nothing above jumps while typing, and nothing below moves up, at ${width} px`, async (page) => {
    await putForm(page, { name: 'image' });
    const places = () =>
      page.evaluate(
        () =>
          new Promise((done) => {
            const read = () => {
              const field = document.querySelector('pull-policy-input');
              const top = (selector) => {
                const { x, y, width } = field.shadowRoot.querySelector(selector).getBoundingClientRect();
                return [x, y, width].join(' ');
              };
              const tops = ['input', 'select', '.status', '.picture', '.details'].map(top);
              const { clientWidth, scrollWidth } = document.documentElement;
              done({ tops, height: field.offsetHeight, fits: scrollWidth <= clientWidth });
            };
            requestAnimationFrame(() => setTimeout(read));
          }),
      );
    const first = await places();
    let { height } = first;
    await page.getByLabel('Image').focus();
    for (const letter of LATEST) {
      await page.keyboard.type(letter);
      const now = await places();
      assert.deepEqual(now.tops, first.tops, letter);
      assert.ok(now.fits);
      assert.ok(now.height >= height, `${now.height} after ${height}`);
      ({ height } = now);
    }
    assert.equal(height, first.height);
  }, options);
}

onPage('a field keeps the height that it had at its width, and is no error of the page', async (page) => {
  const heights = await page.evaluate(async () => {
    const errors = [];
    addEventListener('error', ({ message }) => errors.push(message));
    const main = document.querySelector('main');
    const field = document.createElement('pull-policy-input');
    Object.assign(field, { value: 'nginx', policy: 'Never' });
    field.style.setProperty('--pull-policy-details-size', '1em');
    main.replaceChildren(field);
    const frames = async () => {
      await field.updateComplete;
      for (let count = 0; count < 4; count += 1) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }
      return field.offsetHeight;
    };
    const set = (values) => (Object.assign(field, values), frames());
    const dressed = (width) => ((main.style.inlineSize = width), frames());
    const heights = { errors };
    await dressed('300px');
    heights.full = await frames();
    heights.emptied = await set({ value: '' });
    heights.wide = await dressed('700px');
    heights.wideFull = await set({ value: 'nginx' });
    heights.wideEmptied = await set({ value: '' });
    await set({ compact: true });
    heights.backFull = await set({ compact: false, value: 'nginx' });
    heights.backEmptied = await set({ value: '' });
    return heights;
  });
  const { errors, full, emptied, wide, wideFull, wideEmptied, backFull, backEmptied } = heights;
  assert.deepEqual(errors, []);
  assert.equal(emptied, full);
  assert.ok(wide < full, `${wide} of ${full}`);
  assert.ok(wideFull >= wide && wideFull < full);
  assert.equal(wideEmptied, wideFull);
  assert.equal(backFull, wideFull);
  assert.equal(backEmptied, backFull);
});

onPage('a pasted line of 10 MB is answered at once', async (page) => {
  await put(page, [input({})]);
  const waited = await page.evaluate(async () => {
    const field = document.querySelector('pull-policy-input');
    const long = 'a'.repeat(10_000_000);
    field.focus();
    const from = performance.now();
    // What a paste does, without the clipboard.
    document.execCommand('insertText', false, long);
    await field.updateComplete;
    void field.offsetHeight;
    return performance.now() - from;
  });
  const error = await page.locator('[part=error]').innerText();
  assert.equal(error, 'Error: a repository has at most 255 characters, counting a missing library/');
  assert.ok(waited < 500, `${waited} ms`);
  await page.getByLabel('Image').fill('nginx');
  assert.equal(await page.locator('[part=badge]').textContent(), 'Always');
});

onPage('a decision takes less than a millisecond, and all of it one frame', async (page) => {
  await putForm(page, { name: 'image' });
  const { decide, show } = await page.evaluate(async (reference) => {
    const field = document.querySelector('pull-policy-input');
    const times = { decide: [], show: [] };
    // The clock is too coarse for one decision.
    const TOGETHER = 20;
    for (let round = 0; round < 400; round += 1) {
      const values = Array.from({ length: TOGETHER }, (_, place) => `${reference}${round}.${place}`);
      const from = performance.now();
      for (const value of values) {
        field.value = value;
      }
      const decided = performance.now();
      await field.updateComplete;
      void field.offsetHeight;
      times.decide.push((decided - from) / TOGETHER);
      times.show.push(performance.now() - decided);
    }
    const median = (all) => all.sort((one, other) => one - other)[all.length / 2];
    return { decide: median(times.decide), show: median(times.show) };
  }, LATEST);
  console.log(`a decision ${decide.toFixed(3)} ms, its rendering ${show.toFixed(3)} ms (medians of 400)`);
  assert.ok(decide < 1, `${decide} ms`);
  assert.ok(show < 1_000 / 60, `${show} ms`);
});

onPage('the memory is flat over 1,000 edits', async (page) => {
  await put(page, [input({ name: 'image' }), preview({})]);
  const edit = (times) =>
    page.evaluate(async (count) => {
      const [field, shown] = document.querySelector('main').children;
      for (let round = 0; round < count; round += 1) {
        const image = ['nginx', 'ghcr.io/Acme/x', `acme/dev:${round}.2.3`, '<b>', ''][round % 5];
        field.value = image;
        shown.image = image;
        shown.policy = ['auto', 'Never', 'always'][round % 3];
        await Promise.all([field.updateComplete, shown.updateComplete]);
      }
    }, times);
  const session = await page.context().newCDPSession(page);
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { usedSize, nodes, jsEventListeners };
  };
  await edit(1_000);
  const before = await held();
  await edit(1_000);
  const behind = await held();
  const grown = behind.usedSize - before.usedSize;
  console.log(`${grown} bytes more of ${before.usedSize} after 1,000 edits`);
  assert.ok(grown < 100_000, `${grown} bytes`);
  assert.ok(behind.nodes <= before.nodes + 20, `${behind.nodes} nodes after ${before.nodes}`);
  assert.ok(behind.jsEventListeners <= before.jsEventListeners + 5);
});
