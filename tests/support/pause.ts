import type { Platform } from '#app/platform/platform.ts';

/** Keeps a member from writing until then, or for good, as a decision of a moderator does. Gives the code of the decision. */
export async function makePause({ db, clock }: Platform, memberId: number, until: Date | null): Promise<string> {
  const now = clock.now();
  const about = { kind: 'reaction', subjectId: 2_000_000_000, authorId: memberId };
  const { id: caseId } = await db
    .insertInto('moderationCase')
    .values({ ...about, openedAt: now, handledAt: now, outcome: 'other' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: decisionId, code } = await db
    .insertInto('decision')
    .values({
      ...{ caseId, memberId, measure: until ? 'paused' : 'excluded', ground: 'house-rules', rule: 'respect' },
      ...{ facts: 'Er stond een belediging.', reported: false, endsAt: until, decidedAt: now },
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  await db.insertInto('memberPause').values({ memberId, until, decisionId }).execute();
  return code;
}
