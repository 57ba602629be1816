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

/** Tells every web process of these changes when the transaction commits, and only then. */
export async function sendChanges(db: OpenTransaction, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const payloads = changes.map(({ memberId, topic }) => `${memberId} ${topic}`);
  await sql`select pg_notify(${LIVE_CHANNEL}, payload) from unnest(${payloads}::text[]) as payload`.execute(db);
}

/** The change that a payload on the channel names; null for a payload of another version of the site. */
export function parseChange(payload: string): Change | null {
  const [, memberId, name] = /^([1-9]\d{0,9}) ([a-z]{1,30})$/.exec(payload) ?? [];
  const topic = LIVE_TOPICS.find((known) => known === name);
  return topic ? { memberId: Number(memberId), topic } : null;
}
