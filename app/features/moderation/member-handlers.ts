import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { actOnMember } from './commands/act-on-member.ts';
import { removeMemberNote } from './commands/remove-member-note.ts';
import { takeBackAct } from './commands/take-back-act.ts';
import { writeMemberNote } from './commands/write-member-note.ts';
import type { memberCalls } from './contract/member-calls.ts';
import { readMemberRecord } from './lists/list-record.ts';
import { reasonsOfAct } from './member-bodies.ts';
import { presentRecord } from './present-record.ts';

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
