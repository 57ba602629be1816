import type { Counter } from '#app/platform/database/compare-counters.ts';
import type { MarkKind } from './mark-kind.ts';

/** The counters of these kinds of marks, for the nightly comparison with their rows. */
export const markCounters = (kinds: readonly Pick<MarkKind<never>, 'table' | 'target' | 'counter'>[]): Counter[] =>
  kinds.flatMap(({ table, target, counter }) =>
    counter ? [{ ...counter, rows: table, key: target, memberKey: 'memberId' }] : [],
  );
