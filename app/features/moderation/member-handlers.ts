import { presentUser } from '#app/features/profiles/index.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { actOnMember } from './commands/act-on-member.ts';
import { removeMemberNote } from './commands/remove-member-note.ts';
import { takeBackAct } from './commands/take-back-act.ts';
import { writeMemberNote } from './commands/write-member-note.ts';
import type { memberCalls } from './contract/member-calls.ts';
import { type MemberRecord, readMemberRecord } from './lists/list-record.ts';
import { reasonsOfAct } from './member-bodies.ts';

/** The handlers of the calls by which moderators act on a member. */
export const memberHandlers: HandlersOf<typeof memberCalls> = {
  memberRecord: async (ctx, { params, query: { after = null } }) =>
    presentRecord(await readMemberRecord(ctx, { memberId: params.id, after, textsAfter: {} })),
  actOnMember: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    actOnMember(platform, {
      ...{ by: viewer, memberId: params.id, caseId: body.Case ?? null, measure: body.Measure, days: body.Days, key },
      ...{ contact: body.Contact, messages: body.Messages },
      ...reasonsOfAct(body),
    }),
  takeBackAct: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    takeBackAct(platform, {
      ...{ by: viewer, memberId: params.id, decisionId: params.decision, facts: body.Facts, key },
    }),
  noteMember: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    writeMemberNote(platform, { by: viewer, memberId: params.id, text: body.Text, key }),
  removeNote: ({ platform, viewer }, { params }) =>
    removeMemberNote(platform, { by: viewer, memberId: params.id, noteId: params.note }),
};

/** What moderators know of a member. */
const presentRecord = ({ user, joinedAt, roles, pause, decisions, notes, cases, texts }: MemberRecord) => ({
  User: presentUser(user),
  Joined: joinedAt.toISOString(),
  Roles: [...roles],
  Pause: pause && { Until: pause.until?.toISOString() ?? null },
  Decisions: decisions.map((made) => ({
    Id: made.id,
    Case: made.caseId,
    Measure: made.measure,
    Facts: made.facts,
    Rule: made.rule,
    Until: made.endsAt?.toISOString() ?? null,
    By: presentUser(made.by),
    Made: made.at.toISOString(),
    TakenBack: made.liftedAt?.toISOString() ?? null,
  })),
  Notes: notes.map(({ id, text, by, at }) => ({ Id: id, Text: text, By: presentUser(by), Created: at.toISOString() })),
  Cases: cases.items.map(({ id, kind, subject, reported, openedAt, handled }) => ({
    Id: id,
    Kind: kind,
    Title: subject?.title ?? reported.at(-1)?.title ?? '',
    Opened: openedAt.toISOString(),
    Outcome: handled?.outcome ?? null,
  })),
  Next: cases.next,
  Texts: texts.items.map(({ kind, title, excerpt, path, createdAt, hidden }) => ({
    Kind: kind,
    Title: title,
    Text: excerpt,
    Path: path,
    Created: createdAt.toISOString(),
    Hidden: hidden,
  })),
});
