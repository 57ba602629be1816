import pg from 'pg';
import { vi } from 'vitest';

/** A statement that was sent, with its values. */
export interface Query {
  sql: string;
  values: unknown[];
}

/** Without the bare 'select' by which a listening connection is checked now and then. */
const READS_OR_WRITES = /^\s*(select|insert|update|delete|with)\s+\S/i;

/** Records every statement that this process sends to PostgreSQL. The result runs `work` and gives its statements. */
export function queryRecorder(): (work: () => Promise<unknown>) => Promise<Query[]> {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  return async (work) => {
    sent.mockClear();
    await work();
    return sent.mock.calls.flatMap(queryOf).filter(({ sql }) => READS_OR_WRITES.test(sql));
  };
}

/** A statement is passed as text with separate values, or as an object with both. */
function queryOf([statement, values]: readonly unknown[]): Query[] {
  if (typeof statement === 'string') return [{ sql: statement, values: Array.isArray(values) ? values : [] }];
  const { text, values: own } = statement as { text?: string; values?: unknown[] };
  return text ? [{ sql: text, values: own ?? [] }] : [];
}
