/** A text within which no line ends: a date, a phone number, an amount with its noun. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');
