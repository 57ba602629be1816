import { expect, test } from 'vitest';
import { faqPage } from './structured-data.ts';

const list = (title: string) => ({
  ...{ kind: 'expandable-list' as const, id: title, title: null },
  items: [{ title, html: '<p>Nee.</p>' }],
});

test('the questions of expandable lists have their answers, also inside a section', () => {
  const section = { kind: 'page-section' as const, id: 's', title: 'Vragen', blocks: [list('Doet het pijn?')] };
  expect(faqPage([list('Zonder vraagteken'), section])).toMatchObject([
    { mainEntity: [{ name: 'Doet het pijn?', acceptedAnswer: { text: '<p>Nee.</p>' } }] },
  ]);
  expect(faqPage([list('Geen vraag')])).toEqual([]);
});
