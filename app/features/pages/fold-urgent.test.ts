import { expect, it } from 'vitest';
import { exampleOf } from '#tests/support/render-block.tsx';
import { foldUrgent, splitHtml } from './fold-urgent.ts';

const LONG = 'Wie dit leest heeft drie regels nodig, want het is een lange zin van een kleine honderd tekens.';

it.each([
  ['a text that fits', '<p>Bel 112.</p>', '<p>Bel 112.</p>', ''],
  ['one sentence, whatever its length', `<p>${LONG}</p>`, `<p>${LONG}</p>`, ''],
  ['after a sentence', `<p>Bel <b>112</b>. Nu. ${LONG}</p>`, '<p>Bel <b>112</b>. Nu.</p>', `<p>${LONG}</p>`],
  [
    'no sentence within a link',
    `<p>Bel. <a href="/a">Lees. Lees ${LONG}</a></p>`,
    `<p>Bel.</p>`,
    `<p><a href="/a">Lees. Lees ${LONG}</a></p>`,
  ],
  [
    'after an item',
    `<ul><li>een;</li><li>${LONG}</li></ul><p>Ja</p>`,
    '<ul><li>een;</li></ul>',
    `<ul><li>${LONG}</li></ul><p>Ja</p>`,
  ],
  [
    'not within a numbered list',
    `<p>Zo:</p><ol><li>a</li><li>${LONG}</li></ol>`,
    '<p>Zo:</p>',
    `<ol><li>a</li><li>${LONG}</li></ol>`,
  ],
  ['after a paragraph', `<p>Bel nu</p><p>${LONG}</p>`, '<p>Bel nu</p>', `<p>${LONG}</p>`],
])('splits %s', (_what, html, shown, rest) => {
  expect(splitHtml(html, 2)).toEqual({ shown, rest });
});

it('shows four lines with its numbers and a title of one, and at least one line', () => {
  const item = '<li>een van één regel</li>';
  const shownBeside = (phones: number, title = 'Bel direct als:') => {
    const numbers = Array.from({ length: phones }, () => ({ number: '112', description: null }));
    const { shown } = foldUrgent(exampleOf('urgent', { title, html: `<ul>${item.repeat(4)}</ul>`, phones: numbers }));
    return shown.split('<li>').length - 1;
  };
  expect([1, 2, 3].map((phones) => shownBeside(phones))).toEqual([3, 2, 1]);
  expect(shownBeside(1, 'Een titel die op een telefoon twee of meer regels heeft')).toBe(1);
});
