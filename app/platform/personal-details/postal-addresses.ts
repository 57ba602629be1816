/** Four digits and two letters, which are also how a dose is written: '4000 IE'. */
const POSTCODE = /(?<![\p{L}\d])(?<!\d[.,:/-])[1-9]\d{3} ?[a-z]{2}(?![\p{L}\d])/giu;
const NO_POSTCODE = /(?:sa|sd|ss|ie|iu|mg|ml|kg|cc|kc|kj|mm|cm|km|gr|eh|ug|pg|xl|xp)$/i;

/** What is counted by a number that is not that of a house. */
const COUNTED =
  '(?! ?(?:mg|ml|keer|x|uur|uren|minuten|jaar|weken|dagen|maanden|km|kilometer|meter|patiënten|mensen|%)(?!\\p{L}))';

/** The number of a house, right behind a postcode. */
const NUMBER_BEHIND = new RegExp(
  `^[ ,\\n]{0,3}(?:(?:huisnummer|huisnr|nummer|nr)\\.?:? ?)?(\\d{1,5})(?!\\d)(?![.,:/]\\d)${COUNTED}`,
  'iu',
);

/** A street with the number of a house, right before a postcode. */
const STREET_BEFORE = /\p{L}[\p{L}'’.-]{2,40} (\d{1,5}) ?-?[a-z\d]{0,3}[ ,.\n]{0,3}$/iu;

/** The end of the name of a street, with the number of a house. */
const STREET = new RegExp(
  `(?:straat|laan|weg|plein|gracht|kade|dijk|singel|steeg|hof|pad|dreef|plantsoen|park|markt) (\\d{1,5})(?![\\d.,:/]\\d|\\d)${COUNTED}`,
  'giu',
);

/** Where one lives, before the name of a street. */
const LIVES = /(?<!\p{L})(?:woon|woont|wonen|adres|huisadres|thuisadres|langs)(?!\p{L})[^.!?\n]{0,60}$/iu;

/** The addresses of homes in a text with plain digits: a postcode with a number, or a street with a number where one lives. */
export function findPostalAddresses(text: string): string[] {
  const found = [...text.matchAll(POSTCODE)].flatMap(({ 0: postcode, index }) => {
    if (NO_POSTCODE.test(postcode)) return [];
    const behind = index + postcode.length;
    const street = STREET_BEFORE.exec(text.slice(Math.max(0, index - 60), index))?.[1];
    // In small letters it may be a year with a word: 'in 2024 en 12 weken later'.
    const isPlain = /[A-Z]{2}$/.test(postcode) || !postcode.includes(' ');
    const number = street ?? (isPlain ? NUMBER_BEHIND.exec(text.slice(behind, behind + 40))?.[1] : undefined);
    return number ? [`${postcode.replace(' ', '').toUpperCase()} ${number}`] : [];
  });
  if (found.length > 0) return found;
  return [...text.matchAll(STREET)].flatMap(({ 0: street, index }) => {
    const before = text.slice(Math.max(0, index - 80), index);
    return LIVES.test(before) ? [`${/\p{L}*$/u.exec(before)?.[0] ?? ''}${street}`.toLowerCase()] : [];
  });
}
