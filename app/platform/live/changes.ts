import { sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { LIVE_TOPICS, type LiveTopic } from './topics.ts';

/** Something of a member that changed. */
export interface Change {
  readonly memberId: number;
  readonly topic: LiveTopic;
}

/** The channel of PostgreSQL on which web processes hear of changes. */
export const LIVE_CHANNEL = 'live';

/** How many members one payload names: PostgreSQL takes 8,000 bytes. */
const MEMBERS_PER_PAYLOAD = 500;

/** Tells every web process of these changes when the transaction commits, and only then; in one statement. */
export async function sendChanges(db: OpenTransaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const payloads = [...Map.groupBy(changes, ({ topic }) => topic)].flatMap(([topic, ofTopic]) =>
    inParts([...new Set(ofTopic.map(({ memberId }) => memberId))]).map((memberIds) => [topic, ...memberIds].join(' ')),
  );
  await sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

const inParts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / MEMBERS_PER_PAYLOAD) }, (_, part) =>
    ids.slice(part * MEMBERS_PER_PAYLOAD, (part + 1) * MEMBERS_PER_PAYLOAD),
  );

/** The changes that a payload on the channel names; none for a payload of another version of the site. */
export function parseChanges(payload: string): Change[] {
  const [, name, ids] = /^([a-z]{1,30})((?: [1-9]\d{0,9})+)$/.exec(payload) ?? [];
  const topic = LIVE_TOPICS.find((known) => known === name);
  return topic && ids
    ? ids
        .trim()
        .split(' ')
        .map((id) => ({ memberId: Number(id), topic }))
    : [];
}
