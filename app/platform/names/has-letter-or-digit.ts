/** Whether a name has a letter or a digit, so that it can be read (choices.md 52). */
export const hasLetterOrDigit = (name: string): boolean => /[\p{L}\p{N}]/u.test(name);
