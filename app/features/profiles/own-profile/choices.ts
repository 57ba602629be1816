import { capitalise } from '#app/ui/text/capitalise.ts';
import type { Term } from '../terms/term.ts';

/** An option of a row that is edited. */
export interface Option {
  value: string;
  label: string;
}

export const optionsOf = (choices: readonly { number: number; label: string }[]): Option[] =>
  choices.map(({ number, label }) => ({ value: String(number), label }));

/** The terms with a capital first letter, as the current treatment has it (spec §3). */
export const capitalisedTerms = (terms: readonly Term[]): { number: number; label: string }[] =>
  terms.map(({ number, label }) => ({ number, label: capitalise(label) }));

/** The years from `last` down to `first`, as options. */
export const yearsDown = (last: number, first: number): Option[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(last - index)).map((year) => ({
    value: year,
    label: year,
  }));

export const MONTHS: Option[] = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
].map((label, index) => ({ value: String(index + 1), label }));

export const DAYS: Option[] = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));
