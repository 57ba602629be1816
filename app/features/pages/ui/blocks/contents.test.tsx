import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { exampleOf, inRouter, renderBlocks } from '#tests/support/render-block.tsx';
import { Contents } from './contents.tsx';

const titled = (title: string, id: string) => exampleOf('html-with-title', { title, id });

it('leads to each titled part of a page, and a section keeps its address', () => {
  const blocks = [
    titled('Wat nu?', 'a'),
    exampleOf('page-section', { title: 'Wat nu?', id: 'b' }),
    titled('Later', 'c'),
  ];
  const links = [...JSDOM.fragment(inRouter(<Contents blocks={blocks} />)).querySelectorAll('a')];
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Wat nu? #wat-nu-2',
    'Wat nu? #wat-nu',
    'Later #later',
  ]);
  const page = renderBlocks(blocks);
  for (const link of links) {
    const part = page.querySelector(link.getAttribute('href') ?? '');
    expect(part?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
});

it('is not there on a page that is seen at a glance', () => {
  expect(inRouter(<Contents blocks={[titled('Een', 'a'), titled('Twee', 'b')]} />)).toBe('');
});
