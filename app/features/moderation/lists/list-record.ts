import { countWhoKnow } from '#app/features/contacts/index.ts';
import { userForViewer, userRow, type VisibleUser } from '#app/features/profiles/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import type { Role } from '#app/platform/session/viewer.ts';
import { RECORD_PAGE_SIZE } from '../member-rules.ts';
import { mayActOn, mayModerate, maySeeRecord } from '../policy.ts';
import { type HouseRule, type Measure, SHOWN_MAX } from '../rules.ts';
import { liftedAt } from './decisions.ts';
import { listLatestTexts, type TextPage, type TextPosition } from './latest-texts.ts';
import { type CasePage, listCasesOf } from './list-cases.ts';
import { listRoles } from './roles.ts';
import { listUsers } from './users.ts';
import { writerId } from './writers.ts';

/** A decision about a member, and what became of it. */
export interface MemberDecision {
  id: number;
  caseId: number;
  measure: Measure;
  facts: string;
  rule: HouseRule | null;
  endsAt: Date | null;
  by: VisibleUser;
  at: Date;
  /** When it was taken back; null while it stands. */
  liftedAt: Date | null;
  /** Whether it does nothing but take an earlier one back. */
  lifts: boolean;
}

/** What moderators know of a member. */
export interface MemberRecord {
  user: VisibleUser;
  joinedAt: Date;
  roles: readonly Role[];
  /** Until when they do not write, null for good; null as a whole while they write. */
  pause: { until: Date | null } | null;
  decisions: MemberDecision[];
  notes: { id: number; text: string; by: VisibleUser; at: Date; own: boolean }[];
  /** The cases about what they wrote, the latest first. */
  cases: CasePage;
  /** What they wrote for others to read, the latest first. */
  texts: TextPage;
  /** How many things they reported, and of how many moderators found that these may stay; null for who is no moderator. */
  reports: { total: number; kept: number } | null;
  /** How many others have messages or a request of them. */
  reached: number;
  mayAct: boolean;
  /** Whether the viewer may open the cases, which are for moderators alone. */
  mayOpenCases: boolean;
}

export interface AskedRecord {
  memberId: number;
  /** The last case of the page before; null for the first page. */
  after: number | null;
  /** Where the page of texts begins. */
  textsAfter: TextPosition;
}

/**
 * Reads what moderators know of a member, with the cases after the one with the id `after`, the texts from a position on,
 * and the latest decisions and notes. Throws AppError forbidden for others and for the member themselves, or not_found.
 */
export async function readMemberRecord(
  ctx: MemberContext,
  { memberId, after, textsAfter }: AskedRecord,
): Promise<MemberRecord> {
  if (!maySeeRecord(ctx.viewer, memberId)) throw new AppError('forbidden');
  const { db, clock } = ctx.platform;
  const member = await findMember(ctx, memberId);
  if (!member) throw new AppError('not_found');
  const [roles, decisions, notes, cases, texts, reports, reached] = await Promise.all([
    listRoles(db, memberId),
    listDecisionsAbout(ctx, memberId),
    listNotes(ctx, memberId),
    listCasesOf(ctx, { authorId: memberId, after, limit: RECORD_PAGE_SIZE }),
    listLatestTexts(ctx.platform, { memberId, after: textsAfter }),
    mayModerate(ctx.viewer) ? countReportsBy(ctx, memberId) : null,
    countWhoKnow(db, memberId),
  ]);
  const users = await listUsers(ctx, [
    ...decisions.map(({ decidedBy }) => decidedBy),
    ...notes.map((of) => of.authorId),
  ]);
  const { user, joinedAt, pausedBy, until } = member;
  return {
    ...{ user: userForViewer(ctx, user), joinedAt, roles, cases, texts, reports, reached },
    pause: pausedBy !== null && (until === null || until > clock.now()) ? { until } : null,
    decisions: decisions.map(({ decidedBy, decidedAt, lifts, measure, rule, ...decision }) => ({
      ...decision,
      ...{ measure: measure as Measure, rule: rule as HouseRule | null, by: users(decidedBy), at: decidedAt },
      lifts: lifts !== null && measure === 'none',
    })),
    notes: notes.map(({ authorId, createdAt, ...note }) => ({
      ...note,
      by: users(authorId),
      at: createdAt,
      own: authorId === ctx.viewer.memberId,
    })),
    mayAct: mayActOn(ctx.viewer, { memberId, roles }),
    mayOpenCases: mayModerate(ctx.viewer),
  };
}

const findMember = ({ platform: { db } }: MemberContext, memberId: number) =>
  db
    .selectFrom('member as listed')
    .leftJoin('memberPause', 'memberPause.memberId', 'listed.id')
    .select((eb) => [
      userRow(eb as never, eb.ref('listed.id')).as('user'),
      'listed.createdAt as joinedAt',
      'memberPause.decisionId as pausedBy',
      'memberPause.until',
    ])
    .where('listed.id', '=', memberId)
    .executeTakeFirst();

const listDecisionsAbout = ({ platform: { db } }: MemberContext, memberId: number) =>
  db
    .selectFrom('decision')
    .innerJoin('moderationCase', 'moderationCase.id', 'decision.caseId')
    .select([
      'decision.id',
      'decision.caseId',
      'decision.measure',
      'decision.facts',
      'decision.rule',
      'decision.endsAt',
    ])
    .select(['decision.decidedBy', 'decision.decidedAt', 'decision.lifts', liftedAt])
    .where('decision.memberId', '=', memberId)
    // Nobody learns what somebody wrote who is anonymous in it (rules.md R17).
    .where('moderationCase.anonymousAuthorId', 'is', null)
    .orderBy('decision.id', 'desc')
    .limit(SHOWN_MAX)
    .execute();

/** What a member reported, in the cases that there are for this moderator (rules.md R27). */
const countReportsBy = ({ platform: { db }, viewer }: MemberContext, memberId: number) =>
  db
    .selectFrom('report')
    .innerJoin('moderationCase', 'moderationCase.id', 'report.caseId')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('moderationCase.outcome', '=', 'kept').as('kept'),
    ])
    .where('report.memberId', '=', memberId)
    .where(writerId, 'is distinct from', viewer.memberId)
    .executeTakeFirstOrThrow();

const listNotes = ({ platform: { db } }: MemberContext, memberId: number) =>
  db
    .selectFrom('memberNote')
    .select(['id', 'text', 'authorId', 'createdAt'])
    .where('memberId', '=', memberId)
    .orderBy('id', 'desc')
    .limit(SHOWN_MAX)
    .execute();
