import { sql } from 'kysely';
import { type UserRow, userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import type { CaseSubject } from '#app/platform/cases/case-kind.ts';
import { claimantAt } from '#app/platform/cases/claim.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { truncate } from '#app/ui/text/truncate.ts';
import { mayJudge, mayModerate } from '../policy.ts';
import { CASES_PAGE_SIZE, type CaseList, CLAIM_LIFETIME, type Decision, EXCERPT_MAX } from '../rules.ts';
import { countReports } from './reports.ts';
import { findKind, listSubjects } from './subjects.ts';
import { listUsers } from './users.ts';

/** A case as moderators see it in a list. */
export interface Case {
  id: number;
  kind: string;
  /** What moderators call such a thing. */
  label: string;
  subjectId: number;
  openedAt: Date;
  /** What was reported, with its author; null when it is no longer there. */
  subject: (CaseSubject & { author: VisibleUser }) | null;
  /** Whether the viewer wrote it: then the case tells nothing of who reported it, and of what other moderators do. */
  own: boolean;
  /** How many members reported it. */
  reportCount: number | null;
  /** Who is looking into it; null when nobody is. */
  claim: { name: string; own: boolean } | null;
  handled: { at: Date; by: VisibleUser; decision: Decision; note: string } | null;
}

/** A page of a list of cases. `next` is the case after which the next page begins; null on the last. */
export interface CasePage {
  items: Case[];
  next: number | null;
}

/**
 * The open cases, the oldest first; those that the viewer claimed, in the same order; or the handled ones, the latest first.
 * The page begins after the case with the id `after`. Each has the beginning of its text. Throws AppError forbidden for who
 * is no moderator.
 */
export async function listCases(
  ctx: MemberContext,
  { list, after }: { list: CaseList; after: number | null },
): Promise<CasePage> {
  if (!mayModerate(ctx.viewer)) throw new AppError('forbidden');
  const limit = CASES_PAGE_SIZE + 1;
  const rows = await pages[list](ctx, after).limit(limit).execute();
  const shown = rows.slice(0, CASES_PAGE_SIZE);
  const cases = await toCases(ctx, shown);
  return {
    items: cases.map((each) => ({ ...each, subject: each.subject && beginningOf(each.subject) })),
    next: rows.length === limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

const beginningOf = <S extends CaseSubject>(subject: S): S => ({
  ...subject,
  text: truncate(subject.text, EXCERPT_MAX),
});

/** The case with this id. Throws AppError forbidden for who is no moderator, or not_found. */
export async function readCase(ctx: MemberContext, id: number): Promise<Case> {
  if (!mayModerate(ctx.viewer)) throw new AppError('forbidden');
  const rows = await selectCases(ctx.platform.db).where('moderationCase.id', '=', id).execute();
  const [found] = await toCases(ctx, rows);
  if (!found) throw new AppError('not_found');
  return found;
}

const selectCases = (db: Database) =>
  db
    .selectFrom('moderationCase')
    .select((eb) => [
      'moderationCase.id',
      'kind',
      'subjectId',
      'authorId',
      'openedAt',
      'claimedBy',
      'claimedAt',
      'handledAt',
      'outcome as decision',
      'note',
      userRow(eb, eb.ref('claimedBy')).as('claimant'),
      userRow(eb, eb.ref('handledBy')).as('handler'),
    ]);

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

const listOpen = ({ platform: { db } }: MemberContext, after: number | null) =>
  selectCases(db)
    .where('handledAt', 'is', null)
    .where('moderationCase.id', '>', after ?? 0)
    .orderBy('moderationCase.id');

const pages = {
  open: listOpen,
  mine: (ctx: MemberContext, after: number | null) => listOpen(ctx, after).where('claimedBy', '=', ctx.viewer.memberId),
  handled: ({ platform: { db } }: MemberContext, after: number | null) =>
    selectCases(db)
      .where('handledAt', 'is not', null)
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(handled_at, moderation_case.id) < (select handled_at, id from moderation_case where id = ${after})`,
        ),
      )
      .orderBy('handledAt', 'desc')
      .orderBy('moderationCase.id', 'desc'),
};

/** Reads what the cases are about in one query for each kind, and their authors in one. */
async function toCases(ctx: MemberContext, rows: readonly CaseRow[]): Promise<Case[]> {
  const [subjects, reports] = await Promise.all([
    listSubjects(ctx.platform, rows),
    countReports(
      ctx.platform.db,
      rows.map(({ id }) => id),
    ),
  ]);
  const authors = await listUsers(
    ctx,
    [...subjects.values()].map(({ authorId }) => authorId),
  );
  return rows.map((row) => {
    const subject = subjects.get(row.id) ?? null;
    const shown = {
      id: row.id,
      kind: row.kind,
      label: findKind(ctx.platform, row.kind)?.label ?? '',
      subjectId: row.subjectId,
      openedAt: row.openedAt,
      subject: subject && { ...subject, author: authors(subject.authorId) },
    };
    if (!mayJudge(ctx.viewer, row)) return { ...shown, own: true, reportCount: null, claim: null, handled: null };
    return {
      ...shown,
      own: false,
      reportCount: reports.get(row.id) ?? 0,
      claim: claimOf(ctx, row),
      handled: row.handledAt && {
        at: row.handledAt,
        by: userForViewer(ctx, row.handler),
        decision: row.decision as Decision,
        note: row.note ?? '',
      },
    };
  });
}

function claimOf(
  ctx: MemberContext,
  { claimant, ...row }: { claimedBy: number | null; claimedAt: Date | null; claimant: UserRow | null },
): Case['claim'] {
  const claimantId = claimantAt(row, { now: ctx.platform.clock.now(), lifetime: CLAIM_LIFETIME });
  if (claimantId === null) return null;
  return { name: userForViewer(ctx, claimant).name, own: claimantId === ctx.viewer.memberId };
}
