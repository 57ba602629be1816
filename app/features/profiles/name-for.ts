import { type RawBuilder, sql } from 'kysely';
import { hasBlocked } from '#app/platform/session/blocks.ts';
import { ANONYMOUS } from './redact-user.ts';

/**
 * The name of a member, the row `member` of a query, as the reader whose id is in this column sees it (rules.md R44): for the
 * download, where redactUser() would need a viewer. Null without such a row.
 */
export const nameFor = (reader: string): RawBuilder<string | null> => sql<string | null>`case
  when member.public or not ${hasBlocked(sql.ref('member.id'), sql.ref(reader))} then member.username
  when member.id is not null then ${sql.lit(ANONYMOUS.name)} end`;
