import { type Expression, type RawBuilder, sql } from 'kysely';
import { ANONYMOUS, type UserRow, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import type { CaseSubject } from '#app/platform/cases/case-kind.ts';
import { claimantAt } from '#app/platform/cases/claim.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { mayModerate } from '../policy.ts';
import {
  CASES_PAGE_SIZE,
  type CaseList,
  CLAIM_LIFETIME,
  EXCERPT_MAX,
  type HoldReason,
  type Outcome,
  REPORT_REASONS,
  type ReportReason,
  SENTENCES_SHOWN,
} from '../rules.ts';
import { listHolds } from './holds.ts';
import { listReportedTexts, type PointedSentence, type ReportedText, sentenceInContext } from './reported-texts.ts';
import { countReports } from './reports.ts';
import { findKind, listSubjects } from './subjects.ts';
import { listUsers } from './users.ts';
import { writerId } from './writers.ts';

/** A case as moderators see it in a list. */
export interface Case {
  id: number;
  kind: string;
  /** What moderators call such a thing. */
  label: string;
  subjectId: number;
  openedAt: Date;
  /** Whether it is among those that moderators look at first. */
  urgent: boolean;
  /** Whether it is private: then it is read in its case alone. */
  private: boolean;
  /** Whether its author writes that they do not want to live. */
  distress: boolean;
  /** Why it was held, and whether it still is, or its author ended that; null for what never was. */
  held: { reasons: readonly HoldReason[]; waiting: boolean; endedByAuthor: boolean } | null;
  /** What was reported, with its author; null when it is no longer there. */
  subject: (CaseSubject & { author: VisibleUser }) | null;
  /** Who wrote it, also when it is gone. */
  author: VisibleUser;
  /** What it said when it was reported, the earliest text first; empty half a year after it was closed. */
  reported: ReportedText[];
  /** The sentences at which reporters pointed, as far as a list shows them. */
  sentences: PointedSentence[];
  /** Whether its author answered a message of the moderators since it was last handled. */
  replied: boolean;
  /** How many members reported it. */
  reportCount: number;
  /** When it was reported first; null for what nobody reported. */
  reportedAt: Date | null;
  /** Why they reported it, the most urgent reason first. */
  reasons: ReportReason[];
  /** Who is looking into it; null when nobody is. */
  claim: { name: string; own: boolean } | null;
  /** Until when it was put back; null for what waits now. */
  postponedUntil: Date | null;
  /** `by` is null where it closed by itself. */
  handled: { at: Date; by: VisibleUser | null; outcome: Outcome; note: string } | null;
}

/** A page of a list of cases. `next` is the case after which the next page begins; null on the last. */
export interface CasePage {
  items: Case[];
  next: number | null;
}

/**
 * The open cases, the most urgent first and of those the oldest; those that the viewer claimed, in the same order; those that
 * were put back until later, the next first; or the handled ones, of all or of the viewer, the latest first. The page begins
 * after the case with the id `after`. A case about what the viewer wrote does not exist for them (rules.md R27). Each has the
 * beginning of its text, and of what was reported last. Throws AppError
 * forbidden for who is no moderator.
 */
export async function listCases(
  ctx: MemberContext,
  { list, after }: { list: CaseList; after: number | null },
): Promise<CasePage> {
  if (!mayModerate(ctx.viewer)) throw new AppError('forbidden');
  const rows = await pages[list](ctx, after)
    .limit(CASES_PAGE_SIZE + 1)
    .execute();
  return toPage(ctx, rows, CASES_PAGE_SIZE);
}

const beginningOf = (of: ReportedText): ReportedText => ({ ...of, text: truncate(of.text, EXCERPT_MAX) });

/** The cases about what a member wrote, the latest first, after the one with the id `after`. The caller has authorized it. */
export async function listCasesOf(
  ctx: MemberContext,
  { authorId, after, limit }: { authorId: number; after: number | null; limit: number },
): Promise<CasePage> {
  const rows = await selectCases(ctx)
    .where('authorId', '=', authorId)
    .$if(after !== null, (cases) => cases.where('moderationCase.id', '<', after))
    .orderBy('moderationCase.id', 'desc')
    .limit(limit + 1)
    .execute();
  return toPage(ctx, rows, limit);
}

/** A page of cases, of which one more row was read than it shows. */
async function toPage(ctx: MemberContext, rows: readonly CaseRow[], limit: number): Promise<CasePage> {
  const cases = await toCases(ctx, rows.slice(0, limit));
  return {
    items: cases.map(toListed),
    next: rows.length > limit ? (cases.at(-1)?.id ?? null) : null,
  };
}

/** The case as far as a list shows it: of what is private no words, of others the beginning. */
const toListed = (found: Case): Case => ({
  ...found,
  subject: found.subject && {
    ...found.subject,
    text: found.private ? '' : truncate(found.subject.text, EXCERPT_MAX),
  },
  reported: found.private ? [] : found.reported.slice(-1).map(beginningOf),
  sentences: found.private ? [] : found.sentences,
});

/** The case with this id as a list shows it. Throws as `readCase` does. */
export const readListedCase = async (ctx: MemberContext, id: number): Promise<Case> =>
  toListed(await readCase(ctx, id));

/** The case with this id. Throws AppError forbidden for who is no moderator, or not_found, also for who wrote what it is about. */
export async function readCase(ctx: MemberContext, id: number): Promise<Case> {
  const [found] = await findCases(ctx, [id]);
  if (!found) throw new AppError('not_found');
  return found;
}

/** The cases with these ids that there are for this moderator. Throws AppError forbidden for who is no moderator. */
export async function findCases(ctx: MemberContext, ids: readonly number[]): Promise<Case[]> {
  if (!mayModerate(ctx.viewer)) throw new AppError('forbidden');
  return toCases(
    ctx,
    await selectCases(ctx)
      .where('moderationCase.id', 'in', [...ids])
      .execute(),
  );
}

/** Whether a message in this case was answered after it was last handled. */
const isReplied = sql<boolean>`exists (
  select from decision_reply
  where decision_reply.case_id = moderation_case.id and decision_reply.replied_at > coalesce(moderation_case.handled_at, (
    select max(done.created_at) from moderation_action as done
    where done.case_id = moderation_case.id and done.action = 'handle'
  ), '-infinity')
)`;

/** The cases that there are for a moderator: all but those about what they wrote. */
const selectCases = ({ platform: { db }, viewer }: MemberContext) =>
  db
    .selectFrom('moderationCase')
    .where(writerId, 'is distinct from', viewer.memberId)
    .select((eb) => [
      'moderationCase.id',
      'kind',
      'subjectId',
      'authorId',
      'openedAt',
      'urgency',
      'distress',
      'claimedBy',
      'claimedAt',
      'postponedUntil',
      'handledAt',
      'outcome',
      'note',
      isReplied.as('replied'),
      userRow(eb, eb.ref('claimedBy')).as('claimant'),
      userRow(eb, eb.ref('handledBy')).as('handler'),
    ]);

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

const listOpen = (ctx: MemberContext, after: number | null) =>
  selectCases(ctx)
    .where('handledAt', 'is', null)
    .where(isDue(ctx.platform.clock.now()))
    .$if(after !== null, (query) => query.where(isBehind(after, ctx.viewer.memberId)))
    .orderBy(sql`-urgency`)
    .orderBy('moderationCase.id');

/** Whether a case waits now: it was not put back until later. */
export const isDue = (now: Date) =>
  sql<boolean>`(moderation_case.postponed_until is null or moderation_case.postponed_until <= ${now})`;

/** Whether an open case waits now for this moderator: a condition for queries. */
export const caseWaitsFor = (memberId: Expression<number>, now: Date): RawBuilder<boolean> => sql<boolean>`exists (
  select from moderation_case
  where handled_at is null and ${isDue(now)} and ${writerId} is distinct from ${memberId}
)`;

/** Whether a case has this id and is there for this moderator: what comes after another one tells nothing of it either. */
const isListed = (id: number | null, memberId: number) => sql`id = ${id} and ${writerId} is distinct from ${memberId}`;

/**
 * Whether an open case comes after the one with this id in the list of this moderator: the most urgent come first, of those
 * the oldest.
 */
export const isBehind = (id: number | null, memberId: number) => sql<boolean>`
  (-urgency, moderation_case.id) > (
    coalesce((select -urgency from moderation_case where ${isListed(id, memberId)}), 0), ${id}
  )
`;

const listHandled = (ctx: MemberContext, after: number | null) =>
  selectCases(ctx)
    .where('handledAt', 'is not', null)
    .$if(after !== null, (query) =>
      query.where(
        // One that was opened again meanwhile: from the first.
        sql<boolean>`(handled_at, moderation_case.id) < (
          select coalesce(handled_at, 'infinity'), id from moderation_case where ${isListed(after, ctx.viewer.memberId)}
        )`,
      ),
    )
    .orderBy('handledAt', 'desc')
    .orderBy('moderationCase.id', 'desc');

const pages = {
  open: listOpen,
  mine: (ctx: MemberContext, after: number | null) => listOpen(ctx, after).where('claimedBy', '=', ctx.viewer.memberId),
  later: (ctx: MemberContext, after: number | null) =>
    selectCases(ctx)
      .where('postponedUntil', '>', ctx.platform.clock.now())
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(postponed_until, moderation_case.id) > (
          select coalesce(postponed_until, '-infinity'), id from moderation_case
          where ${isListed(after, ctx.viewer.memberId)}
        )`),
      )
      .orderBy('postponedUntil')
      .orderBy('moderationCase.id'),
  handled: listHandled,
  'handled-by-me': (ctx: MemberContext, after: number | null) =>
    listHandled(ctx, after).where('handledBy', '=', ctx.viewer.memberId),
};

/** Reads what the cases are about in one query for each kind, and their authors in one. */
async function toCases(ctx: MemberContext, rows: readonly CaseRow[]): Promise<Case[]> {
  const { db } = ctx.platform;
  const ids = rows.map(({ id }) => id);
  const [subjects, reports, texts, holds] = await Promise.all([
    listSubjects(ctx.platform, rows),
    countReports(db, ids),
    listReportedTexts(db, ids),
    listHolds(db, ids),
  ]);
  const authors = await listUsers(ctx, [
    ...rows.map(({ authorId }) => authorId),
    ...[...subjects.values()].map(({ authorId }) => authorId),
  ]);
  return rows.map((row) => {
    const kept = texts.get(row.id) ?? [];
    const kind = findKind(ctx.platform, row.kind);
    // What is private is there as long as its case keeps it.
    const subject = kind?.keptAlone && kept.length === 0 ? null : (subjects.get(row.id) ?? null);
    const hold = holds.get(row.id);
    const waiting = hold?.endedAt === null;
    const author = subject?.anonymous ? ANONYMOUS : authors(subject?.authorId ?? row.authorId);
    return {
      id: row.id,
      kind: row.kind,
      label: kind?.label ?? '',
      private: kind?.keptAlone ?? false,
      subjectId: row.subjectId,
      openedAt: row.openedAt,
      // What is held is hidden by nobody yet.
      subject: subject && { ...subject, author, hiddenAt: waiting ? null : subject.hiddenAt },
      author,
      reported: kept,
      sentences: kept
        .flatMap(({ text, sentences }) => sentences.map((range) => sentenceInContext(text, range)))
        .slice(0, SENTENCES_SHOWN),
      urgent: row.urgency > 0,
      distress: row.distress,
      replied: row.replied,
      held: hold ? { reasons: hold.reasons, waiting, endedByAuthor: hold.endedByAuthor } : null,
      reportCount: reports.get(row.id)?.total ?? 0,
      reportedAt: reports.get(row.id)?.firstAt ?? null,
      reasons: inOrder(reports.get(row.id)?.reasons ?? []),
      claim: claimOf(ctx, row),
      postponedUntil: row.postponedUntil && row.postponedUntil > ctx.platform.clock.now() ? row.postponedUntil : null,
      handled: row.handledAt && {
        at: row.handledAt,
        by: hold?.endedByAuthor && !row.handler ? null : userForViewer(ctx, row.handler),
        outcome: row.outcome as Outcome,
        note: row.note ?? '',
      },
    };
  });
}

const inOrder = (reasons: readonly ReportReason[]): ReportReason[] =>
  (Object.keys(REPORT_REASONS) as ReportReason[]).filter((reason) => reasons.includes(reason));

function claimOf(
  ctx: MemberContext,
  { claimant, ...row }: { claimedBy: number | null; claimedAt: Date | null; claimant: UserRow | null },
): Case['claim'] {
  const claimantId = claimantAt(row, { now: ctx.platform.clock.now(), lifetime: CLAIM_LIFETIME });
  if (claimantId === null) return null;
  return { name: userForViewer(ctx, claimant).name, own: claimantId === ctx.viewer.memberId };
}
