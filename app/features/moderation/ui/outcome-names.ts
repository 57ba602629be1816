import type { Outcome } from '../rules.ts';

/** What moderators call each outcome of a case. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  kept: 'Mag blijven staan',
  edited: 'Tekst aangepast',
  hidden: 'Verborgen',
  other: 'Anders opgelost',
};
