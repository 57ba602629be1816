import { dictionary } from '@zxcvbn-ts/language-common';

/** The 10,000 commonest passwords, commonest first in the source (rules.md R4). */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000));

/** What is said of them. */
export const COMMON_PASSWORD = 'Dit wachtwoord komt te vaak voor. Kies een ander wachtwoord.';

export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase());
