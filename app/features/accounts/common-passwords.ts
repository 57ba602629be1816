import type { FieldErrors } from '#app/platform/errors/app-error.ts';

/** How many of the dictionary's passwords, commonest first, are refused (rules.md R4). */
const REFUSED = 10_000;

let refused: Promise<ReadonlySet<string>> | undefined;

/** The dictionary is large: it is loaded when the first password is chosen, and not when a process starts. */
async function readRefused(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED));
}

/** Whether a password is one of the 10,000 commonest, in any case of letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  refused ??= readRefused();
  return (await refused).has(password.toLowerCase());
}

/** Validates what only the server can of a new password: gives the error by the name of the field, if any. */
export const validatePassword = async (password: string | undefined): Promise<FieldErrors> =>
  password !== undefined && (await isCommonPassword(password))
    ? { Password: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.' }
    : {};
