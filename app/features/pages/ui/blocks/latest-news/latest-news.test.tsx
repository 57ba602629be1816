import { expect, it } from 'vitest';
import { attribute, renderExample, texts } from '#tests/support/render-block.tsx';
import { exampleBlockContext } from '../../examples/example-block-context.ts';

// news-4
it('has the latest items, and a link to all news', () => {
  const block = renderExample('latest-news');
  expect(texts(block, 'h2')).toEqual(['Laatste nieuws']);
  expect(texts(block, 'li').length).toBe(3);
  expect(texts(block, 'time')[0]).toBe('16 november 2026');
  expect(texts(block, '[data-tint=rose]')).toEqual(['Community']);
  expect(texts(block, 'li')[0]).toContain('Lees het bericht');
  expect(attribute(block, 'a[href="/nieuws"]', 'href')).toBe('/nieuws');
  expect(block.textContent).toMatch(/Bekijk al het nieuws $/);
});

// pages-11
it('renders nothing for a single item (pages-11)', () => {
  expect(renderExample('latest-news', {}, { news: exampleBlockContext.news.slice(0, 1) }).childElementCount).toBe(0);
  expect(renderExample('latest-news', {}, { news: exampleBlockContext.news.slice(0, 2) }).childElementCount).toBe(1);
});
