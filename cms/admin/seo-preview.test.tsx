import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageTitle } from '../../app/product.ts';
import { pageFields } from '../collections/page-fields.ts';
import { numberedPath } from '../fields/path.ts';
import { settings } from '../settings.ts';
import { FormFields } from '../testing/payload-ui.tsx';
import { SeoPreview } from './seo-preview.tsx';

/** What the preview says of a form with these texts. */
function render(texts: Record<string, string>, siteUrl = 'https://www.example.org'): string[] {
  const fields = Object.fromEntries(Object.entries(texts).map(([path, value]) => [path, { value }]));
  const html = renderToStaticMarkup(
    <FormFields value={fields}>
      <SeoPreview siteUrl={siteUrl} />
    </FormFields>,
  );
  return [...html.matchAll(/<p[^>]*>(.*?)<\/p>/g)].map(([, text]) => text ?? '');
}

test('shows the address of this site, the title with the name of the site, and the description', () => {
  expect(render({ title: 'Dialyse', description: 'Hoe het gaat.', path: '/bibliotheek/12-dialyse' })).toEqual([
    'www.example.org › bibliotheek › 12-dialyse',
    pageTitle('Dialyse'),
    'Hoe het gaat.',
  ]);
  const own = { 'seo.title': ' Over dialyse ', 'seo.description': 'Kort.' };
  expect(render({ title: 'Dialyse', description: 'Hoe het gaat.', path: '/dialyse', ...own })).toEqual([
    'www.example.org › dialyse',
    pageTitle('Over dialyse'),
    'Kort.',
  ]);
  expect(render({}, 'http://localhost:3000')).toEqual([
    'localhost:3000',
    pageTitle('Zonder titel'),
    expect.stringMatching(/^Zonder omschrijving/),
  ]);
});

test('cuts what a search engine cuts, at a word', () => {
  const [, title = '', description = ''] = render({ title: 'woord '.repeat(20), description: 'woord '.repeat(40) });
  expect(title).toMatch(/woord …$/);
  expect(title.length).toBeLessThanOrEqual(62);
  expect(description).toMatch(/woord …$/);
  expect(description.length).toBeLessThanOrEqual(157);
});

test('the form of a page gives it the address of the site that is set', () => {
  const seo = pageFields('topic', numberedPath('/bibliotheek')).find(
    (field) => 'name' in field && field.name === 'seo',
  );
  const preview = seo && 'fields' in seo && seo.fields.find((field) => 'name' in field && field.name === 'preview');
  expect(preview).toMatchObject({ admin: { components: { Field: { clientProps: { siteUrl: settings.siteUrl } } } } });
});
