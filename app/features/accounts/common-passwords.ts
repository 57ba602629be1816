import type { FieldErrors } from '#app/platform/errors/app-error.ts';

/** How many passwords of the dictionary, which begins with the most common, are rejected (rules.md R4). */
const REJECTED_COUNT = 10_000;

let rejectedPasswords: Promise<ReadonlySet<string>> | undefined;

/** Loads the dictionary when the first password is chosen instead of when a process starts, because it is large. */
async function loadRejectedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REJECTED_COUNT));
}

/** Whether a password is one of the 10,000 most common, whatever its case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  rejectedPasswords ??= loadRejectedPasswords();
  return (await rejectedPasswords).has(password.toLowerCase());
}

/**
 * Validates that a password is not common. Only the server does this: the list is too large for the browser. Gives the
 * error by the name of the field.
 */
export const validatePassword = async (password: string | undefined, field = 'Password'): Promise<FieldErrors> =>
  password !== undefined && (await isCommonPassword(password))
    ? { [field]: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.' }
    : {};
