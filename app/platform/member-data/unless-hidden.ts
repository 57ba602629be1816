import { type RawBuilder, sql } from 'kysely';

/**
 * A text that somebody else may have written, or null when a moderator hid it or what it is part of (docs/decisions/0088).
 * `hiddenIn` are the tables that tell so.
 */
export const unlessHidden = (text: string, hiddenIn: readonly string[]): RawBuilder<string | null> =>
  sql`case when ${sql.join(
    hiddenIn.map((table) => sql`${sql.ref(`${table}.hiddenAt`)} is null`),
    sql` and `,
  )} then ${sql.ref(text)} end`;
