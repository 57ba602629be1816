import { dictionary } from '@zxcvbn-ts/language-common';
import type { FieldErrors } from '#app/platform/errors/app-error.ts';

/** The 10,000 commonest passwords, commonest first in the source (rules.md R4). */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000));

export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase());

/** What is wrong with a new password that only the server knows, by the field's name; nothing where none is given. */
export const wrongPassword = (password: string | undefined): FieldErrors =>
  password !== undefined && isCommonPassword(password)
    ? { Password: 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.' }
    : {};
