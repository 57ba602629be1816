/** What somebody typed as an amount: a number, or null for nothing. Else in words why it is not read. */
type Reading = { amount: number | null } | { problem: string };

/** Digits, with some behind a comma or a point; none yet while those are still typed. */
const AMOUNT = /^(\d{1,9})(?:[.,](\d{0,9}))?$/;

/**
 * Reads an amount with a comma, as Dutch has it, or a point. Three digits behind it are refused: '1.500' is 1500 in Dutch
 * and 1,5 in English, and patients eat by these numbers. Behind a zero they are no thousands: '0,125'.
 */
export function readAmount(text: string): Reading {
  const typed = text.trim();
  if (typed === '') return { amount: null };
  const [, whole = '', decimals = ''] = AMOUNT.exec(typed) ?? [];
  if (whole === '') return { problem: 'Dit is geen getal. Schrijf bijvoorbeeld 1500 of 1,5.' };
  const amount = Number(`${whole}.${decimals}`);
  if (decimals.length !== 3 || amount < 1) return { amount };
  return { problem: `Schrijf ${whole}${decimals} of ${showAmount(Math.round(amount * 100) / 100)}.` };
}

/** In words why a value of a form is no amount; null for a number, and for a text that is read as one. */
export function amountProblem(value: unknown): string | null {
  const reading = typeof value === 'string' ? readAmount(value) : null;
  return reading && 'problem' in reading ? reading.problem : null;
}

/** An amount as it is written in Dutch, so that it can be read again: '1500', '1,5'. */
export const showAmount = (amount: number): string => String(amount).replace('.', ',');
