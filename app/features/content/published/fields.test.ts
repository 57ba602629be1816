import { describe, expect, it } from 'vitest';
import { address } from './fields.ts';

describe('an address to which a link leads', () => {
  it.each([
    '/',
    '/over-ons?van=hier#kop',
    '/a//b',
    'https://elders.example/weg',
    'mailto:a@example.org',
    'tel:0201234567',
  ])('may be %s', (text) => {
    expect(address.safeParse(text).success).toBe(true);
  });

  it.each([
    '//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/\u0000',
    'https://elders.example/\tweg',
    'java\tscript:alert(1)',
    'javascript:alert(1)',
    'over-ons',
    '',
  ])('can not be %j', (text) => {
    expect(address.safeParse(text).success).toBe(false);
  });
});
