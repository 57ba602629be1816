/** Nine digits, together or in the groups in which they are printed, which are not part of a longer number or a code. */
const NINE_DIGITS =
  /(?<![\p{L}\d])(?<!\d[.,:/-])(?:\d{9}|\d{3}([ .-])\d{3}\1\d{3}|\d{4}\.\d{2}\.\d{3})(?![\p{L}\d])(?![.,:/-]\d)/gu;

/** Nine digits of which the weighted sum divides by eleven: one of eleven numbers by chance. */
export function isCitizenNumber(number: string): boolean {
  const sum = [...number].reduce((total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at), 0);
  return /^\d{9}$/.test(number) && !/^0{2}/.test(number) && sum % 11 === 0;
}

/** The citizen service numbers (BSN) in a text with plain digits. */
export const findCitizenNumbers = (text: string): string[] =>
  [...text.matchAll(NINE_DIGITS)].map(([match]) => match.replaceAll(/\D/g, '')).filter(isCitizenNumber);
