import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { replyDraft } from './draft-kinds.ts';
import { type FoundDecision, type FoundNotice, findNotice } from './lists/find-notice.ts';
import { findOwnObjection, isOneUnanswerable } from './lists/objections.ts';
import { findReply } from './lists/replies.ts';
import { findKind, findSubject } from './lists/subjects.ts';
import { isHolder, mayObject, mayReply, objectionDeadline } from './policy.ts';
import { AROUND_MAX, HOUSE_RULES } from './rules.ts';

/** What whom a decision concerns, or who reported something, reads of it. */
export interface Notice {
  role: 'member' | 'reporter';
  /** What the member calls the thing: 'je reactie in het gesprek'. */
  own: string;
  /** Where the member reads it, while they are logged in and it is there; null for others. */
  path: string | null;
  decision:
    | (Omit<FoundDecision, 'id' | 'rule' | 'reported' | 'held' | 'distress'> & {
        /** Who saw first what it is about: the site held it or found words of distress, or somebody reported it. */
        noticedBy: 'hold' | 'distress' | 'report' | 'moderator';
        /** The words of the house rule; null where nothing is restricted. */
        rule: string | null;
      })
    | null;
  /** When it was reported, and a moderator first looked at it; null for the member whom the decision concerns. */
  report: {
    createdAt: Date;
    lookedAt: Date | null;
    /** What such a thing is called, and how what was reported began, for who read that when reporting it. */
    label: string;
    words: { title: string; text: string } | null;
  } | null;
  objection: {
    text: string;
    lodgedAt: Date;
    granted: boolean | null;
    /** Whether something milder came in place of the decision. */
    replaced: boolean;
    answer: string;
    answeredAt: Date | null;
    /** Whether it waits until there is another moderator: each of them took part. */
    unanswerable: boolean;
  } | null;
  /** What the member answered to a message of the moderators, for that member alone. */
  reply: { text: string; repliedAt: Date } | null;
  /** Whether they may answer it; with the draft of that. */
  mayReply: boolean;
  draft: Draft | null;
  /** Until when they may object; null where they may not. */
  mayObjectUntil: Date | null;
}

/**
 * What this code is the key to, for whoever has it; to who is logged in as another than whose it is it does not exist. It
 * names neither moderators nor who reported (rules.md R47). Throws AppError not_found.
 */
export async function readNotice(ctx: RequestContext, code: string): Promise<Notice> {
  const { platform, viewer } = ctx;
  const { db, clock } = platform;
  const found = await findNotice(db, code);
  if (!found || !isHolder(viewer, found)) throw new AppError('not_found');
  const { role, kind, decision, report } = found;
  const [subject, objection, message, words] = await Promise.all([
    viewer && role === 'member' ? findSubject(db, platform, found) : null,
    decision ? findOwnObjection(db, { decisionId: decision.id, reportId: report?.id ?? null }) : undefined,
    readReply(ctx, found),
    readReported(ctx, found),
  ]);
  const open =
    decision &&
    objection?.decisionId !== decision.id &&
    mayObject(role, { ...decision, lifted: decision.liftedAt !== null }, clock.now());
  return {
    role,
    own: findKind(platform, kind)?.own ?? 'iets van jou',
    path: subject?.path ?? null,
    decision: decision && presentDecision(decision),
    report: report && {
      ...{ createdAt: report.createdAt, lookedAt: report.lookedAt, words },
      label: findKind(platform, kind)?.label ?? '',
    },
    objection: objection ? await presentObjection(db, objection) : null,
    ...message,
    mayObjectUntil: open ? objectionDeadline(decision) : null,
  };
}

async function presentObjection(
  db: Database,
  { id, ...objection }: NonNullable<Awaited<ReturnType<typeof findOwnObjection>>>,
): Promise<NonNullable<Notice['objection']>> {
  const unanswerable = !objection.answeredAt && (await isOneUnanswerable(db, id));
  return { ...objection, answer: objection.answer ?? '', unanswerable };
}

/**
 * How what was reported began, as the reporter read it then: whatever became of it since, nothing newer. A private message, a
 * profile and a photo have no words here. What a member reported they read logged in: what is for members alone needs more
 * than a link in a mail.
 */
async function readReported(
  { platform, viewer }: RequestContext,
  { kind, memberId, report }: FoundNotice,
): Promise<{ title: string; text: string } | null> {
  if (!report?.reportedTextId || (memberId !== null && viewer?.memberId !== memberId)) return null;
  if (!findKind(platform, kind)?.texts) return null;
  const kept = await platform.db
    .selectFrom('reportedText')
    .select(['title', 'body'])
    .where('id', '=', report.reportedTextId)
    .executeTakeFirst();
  return kept ? { title: kept.title, text: truncate(kept.body, AROUND_MAX) } : null;
}

const NO_REPLY: Pick<Notice, 'reply' | 'mayReply' | 'draft'> = { reply: null, mayReply: false, draft: null };

/** The answer to a message of the moderators, or how far it is: nobody reads that with the code alone. */
async function readReply(ctx: RequestContext, { memberId, decision }: FoundNotice): Promise<typeof NO_REPLY> {
  const { platform, viewer } = ctx;
  if (!viewer || viewer.memberId !== memberId || decision?.measure !== 'word') return NO_REPLY;
  const reply = await findReply(platform.db, decision.id);
  if (reply) return { ...NO_REPLY, reply };
  if (!mayReply(viewer, { ...decision, memberId, lifted: decision.liftedAt !== null }, platform.clock.now()))
    return NO_REPLY;
  return {
    ...NO_REPLY,
    mayReply: true,
    draft: await findDraft({ ...ctx, viewer }, { kind: replyDraft, about: decision.id }),
  };
}

type Presented = NonNullable<Notice['decision']>;

const presentDecision = ({ measure, facts, rule, lifts, undone, ...decision }: FoundDecision): Presented => {
  const { endsAt, messagesRemoved, decidedAt, liftedAt } = decision;
  return {
    ...{ measure, facts, lifts, undone, endsAt, messagesRemoved, decidedAt, liftedAt },
    noticedBy: noticedBy(decision),
    rule: rule && HOUSE_RULES[rule],
  };
};

function noticedBy({ held, reported, distress }: Pick<FoundDecision, 'held' | 'reported' | 'distress'>) {
  if (held) return 'hold';
  if (reported) return 'report';
  return distress ? 'distress' : 'moderator';
}
