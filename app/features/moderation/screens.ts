import { listRuleTexts } from '#app/features/content/index.ts';
import type { RuleTexts } from '#app/features/content/published/house-rules.ts';
import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import { ANONYMOUS, type VisibleUser } from '#app/features/profiles/index.ts';
import { recordReading } from '#app/features/readings/index.ts';
import type { CaseContext, CaseKind, Place, TextPart } from '#app/platform/cases/case-kind.ts';
import type { Database } from '#app/platform/database/database.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext, RequestContext } from '#app/platform/http/request-context.ts';
import { isAuthor } from '#app/platform/session/viewer.ts';
import { isIdentified } from '#app/ui/user/user-summary.ts';
import { recordLook } from './commands/record-look.ts';
import { moderationDrafts } from './draft-kinds.ts';
import { type AuthorHistory, findAuthorHistory } from './lists/author-history.ts';
import { listDecisions } from './lists/decisions.ts';
import { findHold } from './lists/holds.ts';
import { type Case, findCases, readCase } from './lists/list-cases.ts';
import { listModeratorsToHandTo } from './lists/moderators.ts';
import { listObjectionsOf } from './lists/objections.ts';
import { listReplies } from './lists/replies.ts';
import { listReports } from './lists/reports.ts';
import { findKind, findSubject, type SubjectRef } from './lists/subjects.ts';
import { listUsers } from './lists/users.ts';
import { findWriter, writerIdOf } from './lists/writers.ts';
import { hidePath } from './paths.ts';
import { mayDecide, mayHideKind, mayModerate, maySetContentWarnings, outcomesOf } from './policy.ts';
import { type HouseRule, type Measure, type Outcome, type ReportReason, SHOWN_MAX } from './rules.ts';

/** A text near what was reported. */
export interface Nearby {
  id: number;
  author: VisibleUser;
  text: string;
  createdAt: Date;
  quoted: boolean;
  opening: boolean;
}

/** What was reported said before; `changedBy` is null where its author changed it. */
export interface Former {
  /** What the part of it is called; null where it has one. */
  part: string | null;
  text: string;
  changedAt: Date;
  changedBy: VisibleUser | null;
}

/** The report of a member, or what a moderator did. */
export interface ByMember {
  user: VisibleUser;
  createdAt: Date;
}

/** Everything that a moderator needs to judge a case. */
export interface WholeCase extends Case {
  /** What there was about its author before; null for who is anonymous or deleted the account. */
  authorHistory: AuthorHistory | null;
  reports: (ByMember & { id: number; reason: ReportReason; text: string })[];
  nearby: Nearby[];
  former: Former[];
  actions: (ByMember & { id: number; action: string; note: string | null })[];
  /** What was decided, the first first, and when that was taken back. */
  decisions: {
    id: number;
    measure: Measure;
    facts: string;
    rule: HouseRule | null;
    at: Date;
    by: VisibleUser;
    liftedAt: Date | null;
    /** The earlier decision that it takes back. */
    lifts: number | null;
  }[];
  /** The objections to them, the first first. */
  objections: {
    id: number;
    decisionId: number;
    text: string;
    byReporter: boolean;
    at: Date;
    /** Null as long as it waits. */
    answered: { granted: boolean; answer: string; by: VisibleUser; at: Date } | null;
  }[];
  /** What its author answered to messages of moderators. */
  replies: { id: number; sentAt: Date; text: string; at: Date }[];
  may: { act: boolean; hide: boolean; edit: boolean; close: boolean };
  /** What it says, in the parts that the viewer may change. */
  parts: TextPart[];
  /** To where it can be moved. */
  places: Place[];
  /** The other moderators, to whom it can be handed over. */
  moderators: VisibleUser[];
  /** With which outcomes it can be handled. */
  outcomes: readonly Outcome[];
}

/**
 * Reads a case with all around it. Throws AppError forbidden for who is no moderator, or not_found, also for who wrote what it
 * is about.
 */
export async function readWholeCase(ctx: MemberContext, id: number): Promise<WholeCase> {
  const found = await readCase(ctx, id);
  await recordLook(ctx.platform, { by: ctx.viewer, found });
  const kind = findKind(ctx.platform, found.kind);
  const may = permissionsOf(found, kind);
  const { db } = ctx.platform;
  const [reports, context, parts, edits, actions, decisions, objections, replies, authorHistory, moderatorIds] =
    await Promise.all([
      listReports(db, id),
      kind && found.subject ? kind.readContext(db, found.subjectId) : NO_CONTEXT,
      kind?.texts && found.subject ? kind.texts.listParts(db, found.subjectId, { lock: false }) : [],
      kind?.texts ? listEditedTexts(db, found) : [],
      listActions(ctx, id),
      listDecisions(db, id),
      listObjectionsOf(db, id),
      listReplies(db, found),
      isIdentified(found.author) ? findAuthorHistory(db, { memberId: found.author.id, caseId: id }) : null,
      may.act ? listModeratorsToHandTo(ctx.platform, id) : [],
    ]);
  const nearby = kind?.keptAlone ? (found.reported.at(-1)?.nearby ?? []) : context.nearby;
  if (kind?.keptAlone) {
    const memberIds = [found.subject?.authorId ?? null, ...nearby.map(({ authorId }) => authorId)];
    await recordReading(ctx.platform, { by: ctx.viewer, memberIds, what: 'message', subjectId: id });
  }
  const users = await listUsers(ctx, [
    ...reports.map(({ memberId }) => memberId),
    ...nearby.map(({ authorId }) => authorId),
    ...edits.map(({ moderatorId }) => moderatorId),
    ...actions.map(({ moderatorId }) => moderatorId),
    ...decisions.map(({ decidedBy }) => decidedBy),
    ...objections.map(({ answeredBy }) => answeredBy),
    ...moderatorIds,
  ]);
  const labels = new Map(parts?.map(({ name, label }) => [name, label]));
  const places = may.hide ? await kind?.moves?.listPlaces(db, found.subjectId) : [];
  return {
    ...found,
    authorHistory,
    reports: reports.map(({ id: reportId, memberId, visitorName, reason, text, createdAt }) => ({
      user: memberId === null ? visitor(visitorName) : users(memberId),
      id: reportId,
      reason: reason as ReportReason,
      text: text ?? '',
      createdAt,
    })),
    nearby: nearby.map(({ authorId, ...text }) => ({ ...text, author: users(authorId) })),
    former: [
      ...context.former.map((text) => ({ ...text, part: null, changedBy: null })),
      ...edits.map(({ part, former, editedAt, moderatorId }) => ({
        ...{ text: former, changedAt: editedAt, changedBy: users(moderatorId) },
        part: labels.size > 1 ? (labels.get(part) ?? part) : null,
      })),
    ].sort((one, other) => one.changedAt.getTime() - other.changedAt.getTime()),
    actions: actions.map((done) => ({
      id: done.id,
      action: done.action,
      note: done.note,
      user: users(done.moderatorId),
      createdAt: done.createdAt,
    })),
    decisions: decisions.map(({ decidedBy, decidedAt, measure, rule, ...row }) => ({
      ...row,
      measure: measure as Measure,
      rule: rule as HouseRule | null,
      at: decidedAt,
      by: users(decidedBy),
    })),
    objections: objections.map(({ reportId, lodgedAt, granted, answer, answeredAt, answeredBy, ...row }) => ({
      ...row,
      byReporter: reportId !== null,
      at: lodgedAt,
      answered: answeredAt && {
        granted: granted === true,
        answer: answer ?? '',
        by: users(answeredBy),
        at: answeredAt,
      },
    })),
    replies,
    may,
    parts: may.edit && parts ? parts : [],
    moderators: moderatorIds
      .filter((each) => each !== ctx.viewer.memberId)
      .map(users)
      .filter(isIdentified),
    places: places?.filter(({ current }) => !current) ?? [],
    outcomes: outcomesOf({
      ...found,
      held: found.held?.waiting === true,
      edited: actions.some(({ action }) => action === 'edit'),
      hideable: kind?.setHidden !== undefined,
    }),
  };
}

/** Who reported without being logged in, with what they call themselves. */
const visitor = (name: string | null): VisibleUser => ({
  ...ANONYMOUS,
  name: name ? `een bezoeker, ${name}` : 'een bezoeker',
});

const NO_CONTEXT: CaseContext = { nearby: [], former: [] };

/** What the viewer may do: nothing while another moderator is at it; once it is handled, only hide and show, close and move. */
function permissionsOf({ claim, handled, subject }: Case, kind: CaseKind | undefined): WholeCase['may'] {
  const free = claim === null || claim.own;
  const act = free && !handled;
  return {
    act,
    hide: free && subject !== null && kind?.setHidden !== undefined,
    close: free && subject !== null && kind?.setClosed !== undefined && !subject.closedAt,
    edit: act && kind?.texts !== undefined && subject !== null && !subject.withdrawn,
  };
}

/** What moderators changed in a thing, the first first. */
const listEditedTexts = (db: Database, { kind, subjectId }: SubjectRef) =>
  db
    .selectFrom('editedText')
    .select(['part', 'former', 'editedAt', 'moderatorId'])
    .where((eb) => eb.and({ kind, subjectId }))
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();

const listActions = ({ platform: { db } }: MemberContext, caseId: number) =>
  db
    .selectFrom('moderationAction')
    .select(['id', 'moderatorId', 'action', 'note', 'createdAt'])
    .where('caseId', '=', caseId)
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();

/** The case that the moderator has just handled, or left to others, as the next page tells of it. */
export type DoneCase = Pick<Case, 'id' | 'subject' | 'reported' | 'handled' | 'claim'>;

/** The case with this id, for who has just been at it; null for an id of none, and for who wrote what it is about. */
export async function findDoneCase(ctx: MemberContext, id: number | null): Promise<DoneCase | null> {
  const [found] = id === null ? [] : await findCases(ctx, [id]);
  return found ?? null;
}

/**
 * What somebody hides or shows from its own page; what is held they may still hide. Throws AppError forbidden for who may not, or wrote it, and not_found.
 */
export async function readThing({ platform, viewer }: MemberContext, kind: string, id: number) {
  if (!mayHideKind(viewer, findKind(platform, kind))) throw new AppError('forbidden');
  const subject = await findSubject(platform.db, platform, { kind, subjectId: id });
  const { path = null } = subject ?? {};
  if (!subject || subject.withdrawn || path === null || !findKind(platform, kind)?.setHidden)
    throw new AppError('not_found');
  const writer = await findWriter(platform.db, platform, { kind, subjectId: id, authorId: subject.authorId });
  if (isAuthor(viewer, { authorId: writerIdOf(writer) })) throw new AppError('forbidden');
  const { title, text, hiddenAt } = subject;
  const hidden = hiddenAt !== null && (await findHold(platform.db, { kind, subjectId: id })) === null;
  return {
    ...{ title, text, path, hidden, hidePath: hidePath(kind, id) },
    mayOpen: mayModerate(viewer),
  };
}

/**
 * What a viewer says of a text that not everybody wants to read it. Throws AppError forbidden for who is neither its author nor
 * a moderator, and not_found.
 */
export async function readWarnedThing({ platform, viewer }: MemberContext, kind: string, id: number) {
  const subject = await findSubject(platform.db, platform, { kind, subjectId: id });
  if (!maySetContentWarnings(viewer, subject)) throw new AppError('forbidden');
  const { path = null, contentWarnings } = subject ?? {};
  if (!subject || subject.withdrawn || path === null || !contentWarnings) throw new AppError('not_found');
  return { title: subject.title, text: subject.text, path, contentWarnings, own: isAuthor(viewer, subject) };
}

/** The page of a case: what there is to know of it, with the drafts of its forms. */
export async function readCaseScreen(ctx: MemberContext, id: number) {
  const found = await readWholeCase(ctx, id);
  const basedOn = found.subject?.changedAt ?? null;
  const [note, edit] = await Promise.all([
    found.may.act ? findDraft(ctx, { kind: moderationDrafts.note, about: id }) : null,
    found.may.edit ? findDraft(ctx, { kind: moderationDrafts.edit, about: id, basedOn }) : null,
  ]);
  const drafts: Record<'note' | 'edit', Draft | null> = { note, edit };
  return { found, drafts };
}

/** What editors wrote for the house rules, for the forms of who decides by these; null for others, without a query. */
export const readRuleTextsOfForms = async (ctx: RequestContext): Promise<RuleTexts | null> =>
  mayDecide(ctx.viewer) ? listRuleTexts(ctx) : null;
