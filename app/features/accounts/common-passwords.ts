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
 * choose with digits, a year or marks at its ends, such as 'Welkom01!', two such words ('Anna&Piet50'), an address or the
 * digits of a date.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  rejected ??= loadRejected();
  const { passwords, words } = await rejected;
  const small = password.toLowerCase();
  return (
    passwords.has(small) ||
    ADDRESSES.some((address) => address.test(small)) ||
    isCommonWord(small, words) ||
    isCommonNumber(small.replace(/^(.{6,})[a-z]$/, '$1').replaceAll(/[\s./-]/g, ''))
  );
}

/** A street with a number, and a postcode with or without one: who knows somebody knows theirs. */
const ADDRESSES = [
  /^[a-z .'-]{2,}(?:straat|laan|weg|plein|gracht|kade|dijk|singel|hof|dreef|steeg|plantsoen)[\s-]*\d{1,4}\s?[a-z]?[^a-z\d]*$/,
  /^(?:postcode)?\s?[1-9]\d{3}\s?[a-z]{2}[\s-]*\d{0,4}[a-z]?[^a-z\d]*$/,
];

/** Whether a password is made of words that many choose, with digits and marks at its ends that anybody would try. */
function isCommonWord(password: string, words: ReadonlySet<string>): boolean {
  const plain = password.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const { before = '', word = '', after = '' } = PARTS.exec(plain)?.groups ?? {};
  if (![before, after].map((end) => end.replaceAll(/\D/g, '')).every(isCommonEnd)) return false;
  const lettersOnly = word.replaceAll(/[^a-z]/g, '');
  const spelled = word.replaceAll(/[\d@$]/g, (sign) => LETTERS[sign] ?? sign).replaceAll(/[^a-z]/g, '');
  const isWord = (letters: string) =>
    DIMINUTIVES.some((end) => letters.endsWith(end) && words.has(letters.slice(0, letters.length - end.length)));
  return (
    [lettersOnly, spelled].some((letters) => isWord(letters.replace(BEFORE_WORD, '')) || isWord(letters)) ||
    listPairs(word, lettersOnly).some((pair) => pair.every(isWord))
  );
}

/** The ways to read a password as two words: 'lotte06daan08', 'anna&piet' and 'jip en janneke', 'annaenpiet', 'hallohallo'. */
function listPairs(word: string, letters: string): string[][] {
  const half = letters.length / 2;
  const separate = word.split(/[^a-z]+(?:en[^a-z]+)?/);
  const joined = [...letters.matchAll(/en/g)].map(({ index }) => [letters.slice(0, index), letters.slice(index + 2)]);
  const twice = letters.slice(0, half).repeat(2) === letters ? [[letters.slice(0, half)]] : [];
  return [...(separate.length === 2 ? [separate] : []), ...joined, ...twice];
}

/** What stands before a word without making it harder to guess. */
const BEFORE_WORD = /^(?:mijn|onze|lieve|ikhouvan)/;

/** No end, and those of Dutch diminutives: 'Jantje', 'Keesje'. */
const DIMINUTIVES = ['', 'je', 'tje', 'etje', 'pje'];

/** A password of one word: what stands before its first letter and after its last. */
const PARTS = /^(?<before>[^a-z]*)(?<word>[a-z].*[a-z])(?<after>[^a-z]*)$/s;

/** What people write for a letter: 'w@chtw00rd'. */
const LETTERS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's' };

/** Up to three digits, a year with a digit more perhaps, or a common number. */
const isCommonEnd = (digits: string): boolean =>
  digits.length <= 3 || /^(?:19|20)\d\d\d?$/.test(digits) || isCommonNumber(digits);

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
