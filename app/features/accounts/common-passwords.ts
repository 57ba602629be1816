import type { FieldErrors } from '#app/platform/errors/app-error.ts';

/** How many passwords of the dictionary, which begins with the most common, are refused (rules.md R4). */
const REFUSED_COUNT = 10_000;

let refusedPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the dictionary when the first password is chosen instead of when a process starts, because it is large. */
async function loadRefusedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED_COUNT));
}

/** Whether a password is one of the 10,000 most common, whatever its case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  refusedPasswords ??= loadRefusedPasswords();
  return (await refusedPasswords).has(password.toLowerCase());
}

/**
 * Refuses a common password. Only the server does this: the list is too large for the browser. Gives the error by field
 * name.
 */
export const validatePassword = async (password: string | undefined): Promise<FieldErrors> =>
  password !== undefined && (await isCommonPassword(password))
    ? { Password: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.' }
    : {};
