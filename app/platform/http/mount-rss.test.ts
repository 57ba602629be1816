import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { renderRss } from './mount-rss.ts';

const channel = {
  title: 'Nieuws & meer',
  description: 'Al het nieuws',
  url: 'https://example.org/nieuws',
  feedUrl: 'https://example.org/nieuws.rss',
};

const item = {
  title: '<b>Zout</b> & "water"\u0007',
  description: 'Eet je < 6 gram?',
  url: 'https://example.org/nieuws/1-zout?a=1&b=2',
  publishedAt: new Date('2026-11-01'),
};

/** Parses a feed as XML, which fails for anything that is not well-formed. */
const parse = (xml: string) => new JSDOM(xml, { contentType: 'text/xml' }).window.document;

test('texts with signs of XML and control characters stay texts', () => {
  const document = parse(renderRss({ ...channel, items: [item] }));
  const content = (selector: string) => document.querySelector(selector)?.textContent;
  expect(content('channel > title')).toBe('Nieuws & meer');
  expect(content('item > title')).toBe('<b>Zout</b> & "water"');
  expect(content('item > description')).toBe('Eet je < 6 gram?');
  expect(content('item > link')).toBe(item.url);
  expect(content('item > guid')).toBe(item.url);
  expect(content('item > pubDate')).toBe('Sun, 01 Nov 2026 00:00:00 GMT');
});

test('a feed names itself, and an item may be without description', () => {
  const document = parse(renderRss({ ...channel, items: [{ ...item, description: null }] }));
  expect(document.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(channel.feedUrl);
  expect(document.querySelector('item > description')).toBeNull();
});
