import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { inRouter } from '#tests/support/render-block.tsx';
import { Credits } from './credits.tsx';

it('marks the link of an organisation as one to another website', () => {
  const organisation = makeDocument('organisation', { title: 'Nierhulp', url: 'https://nierhulp.example' });
  const article = makeDocument('medical-article', { organisations: [organisation.id] });
  const html = inRouter(<Credits article={article} refs={{ [organisation.id]: organisation }} />);
  const link = JSDOM.fragment(html).querySelector('a');
  expect(link?.textContent).toContain('(andere website)');
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer');
});
