import type { DraftKind } from './rules.ts';

/** What is being written, and with what. */
export interface DraftOf {
  kind: DraftKind;
  about: number;
}

/** What stands in the fields of a form, by their names. */
export type DraftFields = Record<string, string | string[]>;
