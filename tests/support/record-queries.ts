import pg from 'pg';
import { vi } from 'vitest';

/** A statement that was sent, with its values. */
export interface Query {
  sql: string;
  values: unknown[];
}

const READS_OR_WRITES = /^\s*(select|insert|update|delete|with)\b/i;

/** What a site sends at any time: by a listening connection that is checked, and by its look for changed pages. */
const BESIDE_WORK = /^select$|^select \S+ \S+ from "page_change"/;

/**
 * Records every statement that this process sends to PostgreSQL, but for those that a site sends beside any work. The result
 * runs `work` and gives its statements.
 */
export function queryRecorder(): (work: () => Promise<unknown>) => Promise<Query[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  return async (work) => {
    sent.mockClear();
    await work();
    return sent.mock.calls.flatMap(queryOf).filter(({ sql }) => READS_OR_WRITES.test(sql) && !BESIDE_WORK.test(sql));
  };
}

/** A statement is passed as text with separate values, or as an object with both. */
function queryOf([statement, values]: readonly unknown[]): Query[] {
  if (typeof statement === 'string') return [{ sql: statement, values: Array.isArray(values) ? values : [] }];
  const { text, values: own } = statement as { text?: string; values?: unknown[] };
  return text ? [{ sql: text, values: own ?? [] }] : [];
}
