import type { Counter } from '#app/platform/database/compare-counters.ts';
import type { MarkKind } from './mark-kind.ts';

/** The counters of these kinds of marks, for the nightly comparison with their rows. */
export const markCounters = (kinds: readonly Pick<MarkKind<never>, 'table' | 'target' | 'counter'>[]): Counter[] =>
  kinds.flatMap(({ table, target, counter }) =>
    counter
      ? [
          {
            table: toSnakeCase(counter.table),
            column: toSnakeCase(counter.column),
            rows: toSnakeCase(table),
            key: toSnakeCase(target),
            memberKey: 'member_id',
          },
        ]
      : [],
  );

/** The name of a table or column in SQL: `like_count` for `likeCount`. */
const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
