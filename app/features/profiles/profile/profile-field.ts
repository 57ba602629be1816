import type { DraftKind } from '#app/platform/drafts.ts';
import type { Section } from './sections.ts';

/** A field of a profile: what is said about it once, for every place that asks, shows, finds or deletes it. */
export interface ProfileField<I extends Input = Input> {
  /** Its name on the wire. */
  wire: string;
  section: Section;
  /**
   * Whether it tells of somebody's health: then it is stored only with consent, and deleted when that is withdrawn
   * (rules.md R35). Work counts, because 'ziektewet' is one of its choices, and so does the text about oneself, in which
   * most people tell of their illness.
   */
  medical: boolean;
  /** Its name in the address of the own profile: `?bewerk=<anchor>`, and the fragment that leads to its row. */
  anchor: string;
  label: string;
  /** The label on the page of a person, where it is another; null where that page shows it above its sections. */
  toOthers?: string | null;
  help?: string;
  input: I;
  /** By what of it the directory finds people. */
  filters?: readonly FilterOf<I>[];
}

/** How a member fills in a field. */
export type Input =
  | { kind: 'choice'; choices: Choices }
  | { kind: 'terms'; choices: Choices }
  | { kind: 'text'; draft: DraftKind; max: number; lines: 'one' | 'many' }
  | { kind: 'year' }
  | { kind: 'birthday' }
  | { kind: 'treatments' };

/** How a member fills in a field that is a column: the treatments are rows of a table of their own. */
export type ColumnInput = Exclude<Input, { kind: 'treatments' }>;

export type Choices = readonly { number: number; label: string; alone?: true }[];

/** A filter of the directory. */
export interface Filter {
  kind: string;
  /** The number of its kind in stored facts, which never changes. */
  number: number;
  /** Its name on the wire of a filter. */
  wire: string;
  /** What it asks, where that is not the label of the field. */
  legend?: string;
  /** What can be chosen, where that is not what the field offers. */
  choices?: Choices;
}

/** A filter by one of the numbers of each treatment. */
export interface TreatmentFilter extends Filter {
  choices: Choices;
  of: 'treatmentId' | 'hospitalId';
}

type FilterOf<I extends Input> = I extends { kind: 'treatments' } ? TreatmentFilter : Filter;

/** A treatment that a member had or has. `since` is the first day of a month, as YYYY-MM-DD. */
export interface TreatmentEntry {
  id: number;
  treatmentId: number;
  hospitalId: number | null;
  since: string | null;
}

/** What a field with each kind of input holds: null, or an empty list, is not told. A birthday is YYYY-MM-DD. */
interface Held {
  choice: number | null;
  terms: number[];
  text: string | null;
  year: number | null;
  birthday: string | null;
  treatments: TreatmentEntry[];
}

/** The inputs of a field that holds a `T`. */
export type InputFor<T> = {
  [K in keyof Held]: [Held[K], T] extends [T, Held[K]] ? Extract<Input, { kind: K }> : never;
}[keyof Held];

/** What a field holds, together with its input. */
export type Answer = { [K in keyof Held]: Extract<Input, { kind: K }> & { value: Held[K] } }[keyof Held];

/** What a field holds in which nothing is told. */
export const emptyOf = ({ kind }: Input) => (kind === 'terms' || kind === 'treatments' ? [] : null);

/** The first year that can be chosen for each date; the last is the current year. */
export const FIRST_YEAR = { birth: 1900, kidneyBirthday: 1956, treatment: 1900 } as const;
