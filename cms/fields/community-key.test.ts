import { expect, test } from 'vitest';
import { enteredKey, keyOf } from './community-key.ts';

test.for([
  ['34', 34],
  ['/blogs/12-mijn-blog/34-een-bericht', 34],
  ['https://www.example.org/blogs/12-mijn-blog/34-een-bericht/?page=2#reactie-7', 34],
  ['/blogs/12/34', 34],
  ['mijn blog', null],
  ['34e bericht', null],
  ['/blogs', null],
  ['/blogs/12-mijn-blog', null],
  ['/bibliotheek/7-dialyse', null],
  ['0', null],
  ['', null],
] as const)('a post at %j is stored as %j', ([text, key]) => {
  expect(keyOf('blog-post', text)).toBe(key);
});

test('a blog is stored by its number, and a group or conversation by the last part of its address', () => {
  expect(keyOf('blog', 'https://www.example.org/blogs/12-mijn-blog/')).toBe(12);
  expect(keyOf('blog', '/blogs/12-mijn-blog/34-een-bericht')).toBeNull();
  expect(keyOf('group', '/groepen/dialyse')).toBe('dialyse');
  expect(keyOf('conversation', 'op-vakantie')).toBe('op-vakantie');
  expect(keyOf('conversation', '')).toBeNull();
});

test.for([
  ['conversation', '/groepen/dialyse/op-vakantie', 'op-vakantie'],
  ['conversation', 'op vakantie', null],
  ['blog', '/blogs/12-mijn-blog', 12],
  ['blog', ' 12 ', 12],
  ['blog', '12 weken', null],
  ['blog', '', null],
] as const)('in a field for a %s, %j is an address with the key %j, or else a search', ([kind, text, key]) => {
  expect(enteredKey(kind, text)).toBe(key);
});
