import { dictionary } from '@zxcvbn-ts/language-common';
import type { FieldErrors } from '#app/platform/errors/app-error.ts';

/** The 10,000 commonest passwords, commonest first in the source (rules.md R4). */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000));

export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase());

/** Validates what only the server can of a new password: gives the error by the name of the field, if any. */
export const validatePassword = (password: string | undefined): FieldErrors =>
  password !== undefined && isCommonPassword(password)
    ? { Password: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.' }
    : {};
