import { after, MINUTE } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { makeConversation, makeGroup, makeReaction } from './factory/conversations.ts';
import { type MemberMade, makeMember } from './factory/members.ts';

interface CaseMade {
  id: number;
  /** The reported reaction, with its author and its conversation. */
  reaction: { id: number };
  author: MemberMade;
  conversation: { id: number; slug: string; title: string };
  group: { id: number; slug: string };
  reporter: MemberMade;
}

/** Inserts a reaction that a member reported a minute ago, with its case. */
export async function makeCase(
  platform: Platform,
  { text = 'Iets wat niet door de beugel kan.', claimedBy = null }: { text?: string; claimedBy?: number | null } = {},
): Promise<CaseMade> {
  const { db, clock } = platform;
  const [author, reporter, group] = [await makeMember(platform), await makeMember(platform), await makeGroup(platform)];
  const conversation = await makeConversation(platform, { groupId: group.id, authorId: reporter.id });
  const reaction = await makeReaction(platform, { conversationId: conversation.id, authorId: author.id, body: text });
  const openedAt = after(clock.now(), -MINUTE);
  const { id } = await db
    .insertInto('moderationCase')
    .values({
      ...{ kind: 'reaction', subjectId: reaction.id, authorId: author.id, openedAt, claimedBy },
      claimedAt: claimedBy === null ? null : clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report')
    .values({
      ...{ caseId: id, subjectKind: 'reaction', subjectId: reaction.id },
      ...{ memberId: reporter.id, createdAt: openedAt },
    })
    .execute();
  return { id, reaction, author, conversation, group, reporter };
}

/** The id of the case that was opened last. */
export async function lastCaseId({ db }: Pick<Platform, 'db'>): Promise<number> {
  const cases = db.selectFrom('moderationCase').select('id').orderBy('id', 'desc').limit(1);
  return (await cases.executeTakeFirstOrThrow()).id;
}

interface DecisionChoices {
  measure?: 'none' | 'hidden';
  decidedBy?: number | null;
}

/** Inserts a case as `makeCase` does, with what a moderator decided about it; what is hidden is so. */
export async function makeDecision(
  platform: Platform,
  { measure = 'none', decidedBy = null }: DecisionChoices = {},
): Promise<CaseMade & { decisionId: number; code: string; reportCode: string }> {
  const { db, clock } = platform;
  const made = await makeCase(platform);
  const decidedAt = clock.now();
  const restricts = measure !== 'none';
  if (restricts) {
    await db.updateTable('reaction').set({ hiddenAt: decidedAt }).where('id', '=', made.reaction.id).execute();
  }
  const { id: decisionId, code } = await db
    .insertInto('decision')
    .values({
      ...{ caseId: made.id, memberId: made.author.id, decidedBy, measure, ground: 'house-rules' },
      ...{ rule: restricts ? 'respect' : null, facts: 'Er staan scheldwoorden in.', reported: true, decidedAt },
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  const report = await db.selectFrom('report').select('code').where('caseId', '=', made.id).executeTakeFirstOrThrow();
  return { ...made, decisionId, code, reportCode: report.code };
}

/** Inserts the objection of the author of something that was hidden. Gives its id. */
export async function makeObjection(
  platform: Platform,
  { decidedBy = null }: Pick<DecisionChoices, 'decidedBy'> = {},
): Promise<number> {
  const { decisionId, author } = await makeDecision(platform, { measure: 'hidden', decidedBy });
  const { id } = await platform.db
    .insertInto('objection')
    .values({ decisionId, memberId: author.id, text: 'Ik schold niemand uit.', lodgedAt: platform.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Inserts a case that was handled, after which a moderator wrote to its author, by default a new member. Gives the code. */
export async function makeMessageToAuthor(
  platform: Platform,
  { memberId }: { memberId?: number | undefined } = {},
): Promise<CaseMade & { code: string; decisionId: number }> {
  const { db, clock } = platform;
  const made = await makeCase(platform);
  const handledAt = clock.now();
  const authorId = memberId ?? made.author.id;
  await db
    .updateTable('moderationCase')
    .set({ authorId, handledAt, outcome: 'other', note: 'Ik schreef een berichtje.' })
    .where('id', '=', made.id)
    .execute();
  await db.insertInto('moderationAction').values({ caseId: made.id, action: 'handle', createdAt: handledAt }).execute();
  const { id: decisionId, code } = await db
    .insertInto('decision')
    .values({
      ...{ caseId: made.id, memberId: authorId, measure: 'word', ground: 'house-rules', reported: true },
      ...{ facts: 'Gaat het een beetje?', decidedAt: handledAt },
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
  return { ...made, decisionId, code };
}
