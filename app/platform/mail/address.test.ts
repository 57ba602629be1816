import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMailAddress } from './address.ts';

it.each(['a@example.org', "o'hara+nier@sub.example.co", 'a_b-c.d@x-y.nl', `${'a'.repeat(64)}@example.org`])(
  'R28 accepts %s',
  (address) => {
    expect(isMailAddress(address)).toBe(true);
  },
);

it.each([
  '',
  'a',
  'a@b',
  'a@example.org\r\nBcc: b@example.org',
  'a@example.org,b@example.org',
  'a@example.org;b@example.org',
  '"a b"@example.org',
  'Anna <a@example.org>',
  'a(commentaar)@example.org',
  'groep: a@example.org',
  'å@example.org',
  'a@exämple.org',
  'a@-example.org',
  '.a@example.org',
  'a.@example.org',
  'a..b@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b.'.repeat(130)}nl`,
])('R28 refuses %j', (address) => {
  expect(isMailAddress(address)).toBe(false);
});

it('R28 accepts no character that could add a second recipient', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...'\r\n,;:()<>"\\ \0'), fc.string(), (before, character, after) => {
      expect(isMailAddress(`${before}${character}${after}@example.org`)).toBe(false);
    }),
  );
});
