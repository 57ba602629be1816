import type { FieldErrors } from '#app/platform/errors/app-error.ts';

/** How many passwords of the dictionary, which begins with the most common, are rejected (rules.md R4). */
const REJECTED_COUNT = 10_000;

interface Rejected {
  passwords: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

let rejected: Promise<Rejected> | undefined;

/** Loads the lists when the first password is chosen instead of when a process starts, because they are large. */
async function loadRejected(): Promise<Rejected> {
  const [{ dictionary }, { PASSWORD_WORDS }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('./password-words.ts'),
  ]);
  return { passwords: new Set(dictionary['passwords-common'].slice(0, REJECTED_COUNT)), words: PASSWORD_WORDS };
}

/**
 * Whether a password is one of the 10,000 most common, whatever its case, or made as people make them: a word that many
 * choose with digits, a year or marks at its ends, such as 'Welkom01!', or the digits of a date.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  rejected ??= loadRejected();
  const { passwords, words } = await rejected;
  const small = password.toLowerCase();
  return passwords.has(small) || isCommonWord(small, words) || isCommonNumber(small.replaceAll(/[\s./-]/g, ''));
}

/** Whether a password is a word, once or twice, with digits and marks at its ends that anybody would try. */
function isCommonWord(password: string, words: ReadonlySet<string>): boolean {
  const plain = password.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const { before = '', word = '', after = '' } = PARTS.exec(plain)?.groups ?? {};
  const letters = word.replaceAll(/[\d@$]/g, (sign) => LETTERS[sign] ?? sign).replaceAll(/[^a-z]/g, '');
  const once = letters.slice(0, letters.length / 2);
  const isWord = words.has(letters) || (once.repeat(2) === letters && words.has(once));
  return isWord && [before, after].map((end) => end.replaceAll(/\D/g, '')).every(isCommonEnd);
}

/** A password of one word: what stands before its first letter and after its last. */
const PARTS = /^(?<before>[^a-z]*)(?<word>[a-z].*[a-z])(?<after>[^a-z]*)$/s;

/** What people write for a letter: 'w@chtw00rd'. */
const LETTERS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };

/** Up to three digits, a year, or a common number. */
const isCommonEnd = (digits: string): boolean =>
  digits.length <= 3 || /^(?:19|20)\d\d$/.test(digits) || isCommonNumber(digits);

/** Digits in a row, the same digits again and again, or a date. */
const isCommonNumber = (digits: string): boolean =>
  ['01234567890', '09876543210'].some((row) => row.includes(digits)) ||
  /^(\d{1,4})\1+\d{0,3}$/.test(digits) ||
  DATES.some((date) => date.test(digits));

/** With the day first, as the Dutch write it, or the year. */
const DATES = [
  /^(?:0?[1-9]|[12]\d|3[01])(?:0?[1-9]|1[0-2])(?:19|20)\d\d$/,
  /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:\d\d)?$/,
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
];

/**
 * Validates that a password is not common. Only the server does this: the lists are too large for the browser. Gives the
 * error by the name of the field.
 */
export const validatePassword = async (password: string | undefined, field = 'Password'): Promise<FieldErrors> =>
  password !== undefined && (await isCommonPassword(password))
    ? { [field]: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.' }
    : {};
