import { type Draft, findDraft } from '#app/features/drafts/index.ts';
import type { VisibleUser } from '#app/features/profiles/index.ts';
import type { CaseContext, CaseKind } from '#app/platform/cases/case-kind.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { moderationDrafts } from './draft-kinds.ts';
import { type Case, readCase } from './lists/list-cases.ts';
import { listReports } from './lists/reports.ts';
import { findKind } from './lists/subjects.ts';
import { listUsers } from './lists/users.ts';
import { decisionsOf } from './policy.ts';
import { type Decision, SHOWN_MAX } from './rules.ts';

/** A text near what was reported. */
export interface Nearby {
  id: number;
  author: VisibleUser;
  text: string;
  createdAt: Date;
  quoted: boolean;
}

/** What was reported said before; `changedBy` is null where its author changed it. */
export interface Former {
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
  reports: ByMember[];
  nearby: Nearby[];
  former: Former[];
  actions: (ByMember & { id: number; action: string })[];
  may: { act: boolean; hide: boolean; edit: boolean };
  /** With which decisions it can be handled. */
  decisions: readonly Decision[];
}

/**
 * Reads a case with all around it; for the author of what was reported nothing but that. Throws AppError forbidden for who is
 * no moderator, or not_found.
 */
export async function readWholeCase(ctx: MemberContext, id: number): Promise<WholeCase> {
  const found = await readCase(ctx, id);
  if (found.own) return { ...found, ...UNTOLD };
  const kind = findKind(ctx.platform, found.kind);
  const [reports, { nearby, former }, actions] = await Promise.all([
    listReports(ctx.platform.db, id),
    kind && found.subject ? kind.readContext(ctx.platform.db, found.subjectId) : NO_CONTEXT,
    listActions(ctx, id),
  ]);
  const editors = former.flatMap(({ changedBy }) => (changedBy === 'author' ? [] : changedBy));
  const users = await listUsers(ctx, [
    ...reports.map(({ memberId }) => memberId),
    ...nearby.map(({ authorId }) => authorId),
    ...editors,
    ...actions.map(({ moderatorId }) => moderatorId),
  ]);
  return {
    ...found,
    reports: reports.map(({ memberId, createdAt }) => ({ user: users(memberId), createdAt })),
    nearby: nearby.map(({ authorId, ...text }) => ({ ...text, author: users(authorId) })),
    former: former.map(({ text, changedAt, changedBy }) => ({
      text,
      changedAt,
      changedBy: changedBy === 'author' ? null : users(changedBy),
    })),
    actions: actions.map((done) => ({
      id: done.id,
      action: done.action,
      user: users(done.moderatorId),
      createdAt: done.createdAt,
    })),
    may: permissionsOf(found, kind),
    decisions: decisionsOf({ ...found, edited: actions.some(({ action }) => action === 'edit') }),
  };
}

/** What the author of the reported thing is told. */
const UNTOLD: Omit<WholeCase, keyof Case> = {
  reports: [],
  nearby: [],
  former: [],
  actions: [],
  decisions: [],
  may: { act: false, hide: false, edit: false },
};

const NO_CONTEXT: CaseContext = { nearby: [], former: [] };

/** What the viewer may do: nothing while another moderator is at it; once it is handled, only hide and show. */
function permissionsOf({ claim, handled, subject }: Case, kind: CaseKind | undefined): WholeCase['may'] {
  const free = claim === null || claim.own;
  const act = free && !handled;
  return {
    act,
    hide: free && subject !== null,
    edit: act && kind?.edit !== undefined && subject !== null && !subject.withdrawn,
  };
}

const listActions = ({ platform: { db } }: MemberContext, caseId: number) =>
  db
    .selectFrom('moderationAction')
    .select(['id', 'moderatorId', 'action', 'createdAt'])
    .where('caseId', '=', caseId)
    .orderBy('id')
    .limit(SHOWN_MAX)
    .execute();

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
