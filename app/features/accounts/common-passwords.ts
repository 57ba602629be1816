import { dictionary } from '@zxcvbn-ts/language-common';

/** The 10,000 commonest passwords, commonest first in the source (rules.md R4). */
const commonest = new Set(dictionary['passwords-common'].slice(0, 10_000));

export const isCommonPassword = (password: string): boolean => commonest.has(password.toLowerCase());
