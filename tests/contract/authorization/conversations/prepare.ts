import type { Fixture } from '../fixture.ts';
import type { Person } from '../states.ts';
import type { MakeRequest } from './rows.ts';

/** A request before which `prepare` inserts a row for the member who makes it. */
export const withRow = <S>(
  prepare: (fixture: Fixture, memberId: number) => Promise<unknown>,
  request: MakeRequest<S>,
) =>
  async function prepared(fixture: Fixture, person: Person): Promise<S> {
    if (person.member) await prepare(fixture, person.member.id);
    return request(fixture, person);
  };

export const insertLike = ({ platform: { db, clock }, conversation }: Fixture, memberId: number) =>
  db
    .insertInto('conversationLike')
    .values({ conversationId: conversation.id, memberId, createdAt: clock.now() })
    .execute();

export const insertFollow = ({ platform: { db, clock }, conversation }: Fixture, memberId: number) =>
  db
    .insertInto('conversationFollow')
    .values({ conversationId: conversation.id, memberId, createdAt: clock.now() })
    .execute();

export const insertMute = ({ platform: { db, clock }, conversation }: Fixture, memberId: number) =>
  db
    .insertInto('conversationMute')
    .values({ conversationId: conversation.id, memberId, createdAt: clock.now() })
    .execute();

export const insertReactionLike = ({ platform: { db, clock }, reactions }: Fixture, memberId: number) =>
  db.insertInto('reactionLike').values({ reactionId: reactions.own.id, memberId, createdAt: clock.now() }).execute();

/** Deletes what earlier states reported and closes its cases, so that the next report opens one. */
export async function closeCases({ platform: { db, clock } }: Fixture): Promise<void> {
  await db.deleteFrom('report').execute();
  await db
    .updateTable('moderationCase')
    .set({ handledAt: clock.now(), outcome: 'other', claimedBy: null, claimedAt: null })
    .where('handledAt', 'is', null)
    .execute();
}
