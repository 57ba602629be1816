import { expect, it } from 'vitest';
import { loadTextOfHtml } from '#app/features/content/index.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { itemOfDocument } from './item-of-document.ts';

it('the text of a page is what its blocks say, with the title that an urgent block has on the page', async () => {
  const page = makeDocument('content-page', {
    title: 'Koorts',
    description: 'Wanneer je belt.',
    blocks: [
      {
        ...{ kind: 'urgent', id: 'a', title: null, html: '<ul><li>je het koud hebt;</li></ul>' },
        phones: [{ number: '112', description: 'bij levensgevaar' }],
      },
      { kind: 'page-section', id: 'b', title: 'Thuis', blocks: [{ kind: 'html', id: 'c', html: '<p>Meet het.</p>' }] },
    ],
  });
  expect(itemOfDocument(page, await loadTextOfHtml())).toMatchObject({
    title: 'Koorts',
    description: 'Wanneer je belt.',
    text: 'Bel direct als:\nje het koud hebt;\nThuis\nMeet het.',
  });
});
