import { expect, it } from 'vitest';
import { makeDocument } from '#tests/support/documents.ts';
import { sanitiseDocument } from '../store/sanitise-document.ts';
import { fillInfoline } from './fill-infoline.ts';

const html = (html: string) => ({ kind: 'html' as const, id: 'a', html });

it('gives the number of the setting as a link in a text, and as it is in a button', async () => {
  const page = makeDocument('content-page', {
    title: 'Bel {infolijn}',
    blocks: [
      html(
        '<p>Bel {infolijn}, of <a href="tel:{infolijn}">bel ons</a> of <a href="tel:{infolijn}">nu {infolijn}</a>.</p>',
      ),
      {
        kind: 'call-to-action',
        id: 'b',
        title: 'Bel',
        html: null,
        button: { title: 'Bel {infolijn}', url: 'tel:{infolijn}' },
      },
    ],
  });
  const { document } = await sanitiseDocument(page);
  const number = '030\u00a0123\u00a0456';
  expect(fillInfoline(document, '030 123 456')).toMatchObject({
    title: `Bel ${number}`,
    blocks: [
      {
        html: `<p>Bel <a href="tel:030123456">${number}</a>, of <a href="tel:030123456">bel ons</a> of <a href="tel:030123456">nu ${number}</a>.</p>`,
      },
      { button: { title: `Bel ${number}`, url: 'tel:030123456' } },
    ],
  });
});

it('R24 writes a setting with signs of HTML as text', () => {
  const page = makeDocument('content-page', { blocks: [html('<p>{infolijn}</p>')] });
  expect(fillInfoline(page, '<b>1</b>')).toMatchObject({
    blocks: [{ html: '<p><a href="tel:1">&#60;b&#62;1&#60;/b&#62;</a></p>' }],
  });
});
