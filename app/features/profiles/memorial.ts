import { type Expression, type RawBuilder, sql } from 'kysely';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Write } from '#app/platform/database/write.ts';
import { memberTopic } from './topics.ts';

/** Whether this member died: a condition for queries. Nothing is sent to them, and nobody is led to them. */
export const isInMemoriam = (memberId: number | Expression<number | null>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from memorial where memorial.member_id = ${memberId})`;

/** The same of one member. */
export async function readInMemoriam(db: OpenTransaction, memberId: number): Promise<boolean> {
  const { inMemoriam } = await db.selectNoFrom(isInMemoriam(memberId).as('inMemoriam')).executeTakeFirstOrThrow();
  return inMemoriam;
}

interface Memorial {
  memberId: number;
  /** The contact who confirmed that they died. */
  contactId: number;
  decisionId: number;
}

/** Records in an open transaction that a member died, and ends their sessions. Gives whether that was not recorded yet. */
export async function startMemorial({ db, invalidate }: Write, memorial: Memorial): Promise<boolean> {
  const started = await db
    .insertInto('memorial')
    .values(memorial)
    .onConflict((conflict) => conflict.doNothing())
    .returning('memberId')
    .executeTakeFirst();
  await db.deleteFrom('session').where('memberId', '=', memorial.memberId).execute();
  invalidate(memberTopic(memorial.memberId));
  return started !== undefined;
}

/** Takes that back: all is as it was, but for the sessions. */
export async function endMemorial({ db, invalidate }: Write, memberId: number): Promise<void> {
  await db.deleteFrom('memorial').where('memberId', '=', memberId).execute();
  invalidate(memberTopic(memberId));
}
