import { type FactKind, profileFilters } from '#app/features/profiles/index.ts';
import { FILTER_KINDS } from '../paths.ts';
import type { KnownChoices } from './parse-people-view.ts';

/** The choices of a kind, under the question that they answer. */
export interface FilterGroup {
  kind: FactKind;
  legend: string;
  choices: readonly { number: number; label: string }[];
}

/** All choices of the filter, in the order of the screen. */
export const filterGroups: readonly FilterGroup[] = FILTER_KINDS.map((kind) => {
  const { legend, choices } = profileFilters[kind];
  return { kind, legend, choices: choices.map(({ number, label }) => ({ number, label })) };
});

/** The numbers that can be chosen of each kind. */
export const knownChoices = Object.fromEntries(
  filterGroups.map(({ kind, choices }) => [kind, new Set(choices.map(({ number }) => number))]),
) as unknown as KnownChoices;
