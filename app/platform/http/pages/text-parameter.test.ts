import { expect, it } from 'vitest';
import { readTextParameter } from './text-parameter.ts';

it.each([
  ['', ''],
  ['woord=', ''],
  ['woord=%20Anne+Marie%20', 'Anne Marie'],
  ['woord=%00', ''],
  ['woord=a%00b%00', 'a b'],
  ['woord=a%09%0A++b', 'a b'],
  ['woord=123456789++0', '123456789'],
  ['woord=%ED%A0%80', '\ufffd\ufffd\ufffd'],
  ['woord=12345678901234567890', '1234567890'],
  [`woord=${'%20'.repeat(50)}veel`, 'veel'],
  [`woord=${'%20'.repeat(500)}te+veel`, ''],
])('?%s is read as %j', (query, text) => {
  expect(readTextParameter(new URLSearchParams(query), 'woord', 10)).toBe(text);
});

it('a character that would be cut in two is left out', () => {
  expect(readTextParameter(new URLSearchParams({ woord: 'ab😀' }), 'woord', 3)).toBe('ab');
});
