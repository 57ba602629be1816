/** What tells who somebody is, and how it looks in a text. */
const DETAILS: readonly { what: string; pattern: RegExp }[] = [
  { what: 'je naam', pattern: /\b(?:[Ii]k heet|[Mm]ijn naam is)\s+\p{Lu}/u },
  { what: 'een e-mailadres', pattern: /[^\s@]@[^\s@]+\.\p{L}/u },
  { what: 'een telefoonnummer', pattern: /(?:\+31|\b0)[\s-]?[1-9](?:[\s-]?\d){8}\b/ },
  { what: 'een postcode', pattern: /\b[1-9]\d{3} ?[A-Z]{2}\b/ },
  { what: 'een adres', pattern: /\p{L}(?:straat|laan|plein|gracht|kade|singel|dreef) \d/u },
];

/** What a text seems to have that tells who wrote it, in words; empty for none. It may be wrong both ways: it only warns. */
export const findPersonalDetails = (text: string): string[] =>
  DETAILS.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
