import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { newPassword } from './contract.ts';

it.each(['password1', 'PassWord1', '1234567', 'abc12345', 'qwerty123', 'letmein1'])(
  'R4 %s is too common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

it.each(['Nierdemo2026', 'zonnebloem7', 'password1 en meer'])('R4 %s is not too common', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

it.each([
  ['aaaaaa7', null],
  ['aaaaa7', 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten'],
  ['zonnebloem', 'Het wachtwoord moet minimaal 7 karakters en 1 cijfer bevatten'],
  ['      7', null], // spaces count
  [`7${'a'.repeat(255)}`, null],
  [`7${'a'.repeat(256)}`, 'Het wachtwoord mag niet langer dan 256 tekens zijn'],
  ['', 'Dit is een verplicht veld'],
])('R4 for %j the error is %j', (password, message) => {
  expect(newPassword.safeParse(password).error?.issues[0]?.message ?? null).toBe(message);
});
