import { hostileArticle, markersIn } from '#tests/support/hostile-document.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';
import { publish, unpublish, waitForStatus } from './support/publications.ts';
import { expect, test } from './support/test.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

const vectors = xssVectors('globalThis.ran=1');
const VECTORS_A_PAGE = 50;
const pages = Array.from({ length: Math.ceil(vectors.length / VECTORS_A_PAGE) }, (_, index) => ({
  path: `/artikelen/vijandig-${index + 1}`,
  vectors: vectors.slice(index * VECTORS_A_PAGE, (index + 1) * VECTORS_A_PAGE),
})).map(({ path, vectors }) => {
  const documents = hostileArticle(vectors, path);
  return { path, documents, marks: markersIn(JSON.stringify(documents)) };
});

const documents = pages.flatMap(({ documents }) => documents);

test.describe.configure({ mode: 'serial' }); // both tests read documents that are published once
test.beforeAll(() => publish(...documents));
test.afterAll(() => unpublish(...documents.map(({ id }) => id)));

for (const policy of ['with', 'without'] as const) {
  test(`R24 R32 200 ways to get a script into a text run nowhere, ${policy} the content security policy`, {
    tag: policy === 'with' ? '@thorough' : [],
  }, async ({ openPage }) => {
    test.slow();
    const page = await openPage({ bypassCSP: policy === 'without' });
    const lists = ['/nierziekten', '/bibliotheek', '/brochures', '/videos'].map((path) => ({
      path,
      marks: new Set<string>(),
    }));
    for (const { path, marks } of [...pages, ...lists]) {
      await waitForStatus(page, path);
      await page.goto(path);
      await waitForHydration(page);
      expect(await page.evaluate(whatRan), path).toEqual({ ran: false, addresses: [], handlers: [] });
      const shown = (await page.getByRole('main').textContent()) ?? '';
      expect(marks.difference(markersIn(shown)), path).toEqual(new Set());
      expect(shown, path).not.toContain('Could not render paragraph');
    }
  });
}

/** Runs in the page: whether a vector ran, and after triggering every handler, whether one could run. */
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
