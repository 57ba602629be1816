/** A word of a search that says something. */
export interface Slot {
  /** As it was typed, normalised. */
  word: string;
  /** Without its ending, as in the index. */
  term: string;
  /** How much it says: rare words say more. */
  rarity: number;
}

/** Terms that count as a match of one or more slots when an entry has them all. */
export interface Expansion {
  /** The indexes of the slots. */
  slots: readonly number[];
  terms: readonly string[];
  /** How much this counts beside what was typed, which counts 1. */
  factor: number;
  /** What it is of a concept that the search names: its pages, those of one near to it, or one of its other names. */
  of?: 'concept' | 'neighbour' | 'name';
}

/** What a search looks for. */
export interface AnalysedTerm {
  slots: readonly Slot[];
  expansions: readonly Expansion[];
  /** The synonyms that are looked for as well and are on pages, as editors wrote them. */
  synonyms: readonly string[];
  /** What was typed with its typing errors mended; null where there are none. */
  correction: string | null;
  /** The terms of the words that were corrected, as they were typed. */
  mistyped: readonly string[];
}

/** How much each kind of expansion counts (docs/search.md). */
export const FACTORS = {
  typed: 1,
  /** 'dialysecentrum' for 'dialyse centrum'. */
  joined: 1,
  /** 'dialyse centrum' for 'dialysecentrum'. */
  split: 0.6,
  /** 'kalium' for 'kaliumarm': at most, for a part that says as much as the whole. */
  part: 0.5,
  /** 'niertransplantatie' for 'transplantatie', and 'transplantatiecentrum'. */
  compoundByHead: 0.5,
  compoundByFirst: 0.35,
  /** Another name of what was named, which texts use, and one that people say. */
  synonym: 0.8,
  layName: 0.4,
  /** A page about what was named, whatever words it has; about what is a kind or part of that, or related to it. */
  concept: 0.8,
  narrower: 0.5,
  related: 0.3,
} as const;
