/** A term that a member can choose in their profile. Numbers are those on the wire and never change. */
export interface Term {
  number: number;
  /** The name on the wire. */
  name: string;
  /** The words on the screen, where they are plainer than the name. */
  label: string;
  /** Whether it is chosen by itself, as 'geen' is, and not beside others. */
  alone?: true;
}

const dutch = new Intl.Collator('nl', { numeric: true });

/** Gives the terms in the order in which they are listed: `first` before all others, those by their label in Dutch. */
export const listTerms = (terms: readonly Term[], first?: number): readonly Term[] =>
  terms.toSorted((a, b) => Number(b.number === first) - Number(a.number === first) || dutch.compare(a.label, b.label));

/** Gives the label of a term, or null for none and for a number that no term has. */
export const termLabel = (terms: readonly Term[], number: number | null): string | null =>
  terms.find((term) => term.number === number)?.label ?? null;
