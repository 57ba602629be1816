import { handOver } from '#tests/support/documents.ts';
import { hostileArticle } from '#tests/support/hostile-document.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';
import { inDatabase } from './support/site-database.ts';
import { expect, test } from './support/test.ts';

const vectors = xssVectors('globalThis.ran=1');
const A_PAGE = 20;
const pages = Array.from({ length: Math.ceil(vectors.length / A_PAGE) }, (_, index) => ({
  path: `/artikelen/vijandig-${index + 1}`,
  vectors: vectors.slice(index * A_PAGE, (index + 1) * A_PAGE),
}));

const documents = pages.flatMap(({ path, vectors }) => hostileArticle(vectors, path));

test.describe.configure({ mode: 'serial' }); // both read what is published once
test.beforeAll(() =>
  inDatabase(async (db) => {
    for (const document of documents) await handOver(db, document.id, document);
  }),
);
test.afterAll(() =>
  inDatabase(async (db) => {
    for (const { id } of documents) await handOver(db, id, null);
  }),
);

for (const policy of ['with', 'without'] as const) {
  test(`R24 R32 200 ways to get a script into a text run nowhere, ${policy} the content security policy`, async ({
    browser,
  }) => {
    test.slow();
    const context = await browser.newContext({ bypassCSP: policy === 'without' });
    const page = await context.newPage();
    for (const { path } of [
      ...pages,
      { path: '/nierziekten' },
      { path: '/bibliotheek' },
      { path: '/brochures' },
      { path: '/videos' },
    ]) {
      await expect.poll(async () => (await page.request.get(path)).status()).toBe(200);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(whatRan), path).toEqual({ ran: false, addresses: [], handlers: [] });
    }
    await context.close();
  });
}

/** Whether a script of ours ran; and after touching all that can be touched, whether one could. */
function whatRan() {
  const elements = [...document.querySelectorAll('*')];
  for (const element of elements) {
    for (const kind of ['mouseover', 'pointerenter', 'focus', 'toggle']) element.dispatchEvent(new Event(kind));
  }
  const names = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc', 'ping'];
  const addresses = elements.flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''));
  const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on')));
  return {
    ran: 'ran' in globalThis,
    addresses: addresses.filter((address) => /^\s*(javascript|vbscript|data:text)/i.test(address)),
    handlers,
  };
}
