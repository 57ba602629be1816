import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { PageHead } from './page-head.tsx';

/** The title and description of a page in its metadata: for search engines, and for who shares it. */
function headOf(texts: Parameters<typeof makeDocument<'content-page'>>[1]) {
  const document = makeDocument('content-page', { title: 'Zout', description: 'Over zout', ...texts });
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PageHead document={document} />
    </MemoryRouter>,
  );
  const content = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1];
  return [title, content('description'), content('og:title'), content('og:description')];
}

test('the metadata has the title and description of the page', () => {
  expect(headOf({})).toEqual(['Zout | Niergenoten', 'Over zout', 'Zout', 'Over zout']);
  expect(headOf({ seo: { title: null, description: null } })).toEqual(headOf({}));
});

test('the metadata has what the editor wrote for search engines instead', () => {
  const seo = { title: 'Minder zout eten', description: 'Zo lukt het' };
  expect(headOf({ seo })).toEqual(['Minder zout eten | Niergenoten', 'Zo lukt het', 'Minder zout eten', 'Zo lukt het']);
  expect(headOf({ seo: { ...seo, title: null } })[0]).toBe('Zout | Niergenoten');
});
