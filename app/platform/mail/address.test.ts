import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isMailAddress, mailAddress, normaliseAddress } from './address.ts';

it.each([
  'a@example.org',
  "o'hara+nier@sub.example.co",
  'a_b-c.d@x-y.nl',
  `${'a'.repeat(64)}@example.org`,
  'a@xn--e1afmkfd.xn--p1ai',
])('R28 accepts %s', (address) => {
  expect(isMailAddress(address)).toBe(true);
});

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

it.each([
  ['\u200eanna@example.org\u200b', 'anna@example.org'],
  ['an\u00adna@ex\ufeffample.org', 'anna@example.org'],
  ['anna@münchen.example', 'anna@xn--mnchen-3ya.example'],
  ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
])('%j is the address %s, also where it is compared', (typed, address) => {
  expect([mailAddress.parse(typed), normaliseAddress(typed)]).toEqual([address, address]);
});

it.each(['anna@münchen', 'anna@é.example:25', 'anna@é.example/x', 'å@é.example', 'anna@1.１', 'a@b@é.example'])(
  'R28 refuses %j as it stands',
  (typed) => {
    expect(mailAddress.safeParse(typed).success).toBe(false);
  },
);

it('R28 accepts no character that could add a second recipient', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...'\r\n,;:()<>"\\ \0'), fc.string(), (before, character, after) => {
      expect(isMailAddress(`${before}${character}${after}@example.org`)).toBe(false);
    }),
  );
});
