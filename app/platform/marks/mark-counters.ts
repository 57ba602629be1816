import type { Counter } from '#app/platform/database/compare-counters.ts';
import type { MarkKind } from './mark-kind.ts';

/** The counters of these kinds of marks, for the nightly comparison with their rows. */
export const markCounters = (kinds: readonly Pick<MarkKind<never>, 'table' | 'target' | 'counter'>[]): Counter[] =>
  kinds.flatMap(({ table, target, counter }) =>
    counter
      ? [
          {
            table: inSql(counter.table),
            column: inSql(counter.column),
            rows: inSql(table),
            key: inSql(target),
          },
        ]
      : [],
  );

/** The name of a table or column as it is in the schema: `likeCount` is `like_count`. */
const inSql = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
