/** A text with a capital first letter; in Dutch the letters ij are one: 'IJzer'. */
export const capitalise = (text: string): string => text.replace(/^(ij|.)/iu, (first) => first.toUpperCase());
