import type { z } from 'zod';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext, RequestContext } from '#app/platform/http/request-context.ts';
import { newTextsOf, reasonsOf, reasonsTo, type reportBody } from './bodies.ts';
import { answerObjection } from './commands/answer-objection.ts';
import { grantRole, withdrawRole } from './commands/change-role.ts';
import { claimCase, releaseCase } from './commands/claim-case.ts';
import { editSubject } from './commands/edit-subject.ts';
import { handOverCase } from './commands/hand-over-case.ts';
import { handleCase } from './commands/handle-case.ts';
import { hideSubject } from './commands/hide-subject.ts';
import { hideThing, openThing, showThing } from './commands/hide-thing.ts';
import { lodgeObjection } from './commands/lodge-objection.ts';
import { noteCase } from './commands/note-case.ts';
import { reopenCase } from './commands/reopen-case.ts';
import { replyToMessage } from './commands/reply-to-message.ts';
import { reportSubject } from './commands/report-subject.ts';
import { closeSubject, moveSubject } from './commands/restrict-subject.ts';
import { setContentWarnings } from './commands/set-content-warnings.ts';
import { showSubject } from './commands/show-subject.ts';
import { takeBackDecision } from './commands/take-back-act.ts';
import type { moderationContract } from './contract.ts';
import { listCases } from './lists/list-cases.ts';
import { listMembers } from './lists/list-members.ts';
import { listObjections } from './lists/objections.ts';
import { memberHandlers } from './member-handlers.ts';
import { presentCases, presentMembers, presentObjection, presentWholeCase } from './present.ts';
import { readWholeCase } from './screens.ts';

/** The handler of a call that reports what has this id, of the kind with this name. */
export const reportHandler =
  (kind: string) =>
  (
    ctx: MemberContext,
    { params, body }: { params: { id: number }; body: z.output<typeof reportBody> },
  ): Promise<void> =>
    report(ctx, { kind, id: params.id }, body).then(() => undefined);

const report = (
  { platform, viewer, network }: RequestContext,
  { kind, id }: { kind: string; id: number },
  body: z.output<typeof reportBody> & { Email?: string; Name?: string },
): Promise<string | null> =>
  reportSubject(platform, {
    ...{ by: viewer, network, email: body.Email ?? '', name: body.Name ?? '', kind, subjectId: id },
    ...{ reason: body.Reason, text: body.Text, sentence: body.Sentence },
  });

export const moderationHandlers: HandlersOf<typeof moderationContract> = {
  report: async (ctx, { params, body }) => ({ Code: await report(ctx, params, body) }),
  ...memberHandlers,
  cases: async (ctx, { query: { list, after = null } }) => presentCases(await listCases(ctx, { list, after })),
  oneCase: async (ctx, { params }) => presentWholeCase(await readWholeCase(ctx, params.id)),
  claim: ({ platform, viewer }, { params }) => claimCase(platform, { by: viewer, caseId: params.id }),
  takeOver: ({ platform, viewer }, { params }) =>
    claimCase(platform, { by: viewer, caseId: params.id, takeOver: true }),
  release: ({ platform, viewer }, { params, body }) =>
    releaseCase(platform, { by: viewer, caseId: params.id, note: body.Note, days: body.Days }),
  handOver: ({ platform, viewer }, { params, body }) =>
    handOverCase(platform, { by: viewer, caseId: params.id, toId: body.To, note: body.Note }),
  reopen: ({ platform, viewer }, { params, body }) =>
    reopenCase(platform, { by: viewer, caseId: params.id, note: body.Note }),
  noteCase: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    noteCase(platform, { by: viewer, caseId: params.id, note: body.Note, key }),
  hide: ({ platform, viewer }, { params, body }) =>
    hideSubject(platform, { by: viewer, caseId: params.id, reasons: reasonsOf(body) }),
  show: ({ platform, viewer }, { params }) => showSubject(platform, { by: viewer, caseId: params.id }),
  close: ({ platform, viewer }, { params, body }) =>
    closeSubject(platform, { by: viewer, caseId: params.id, reasons: reasonsTo('closed', body) }),
  move: ({ platform, viewer }, { params, body }) =>
    moveSubject(platform, { by: viewer, caseId: params.id, placeId: body.Place, reasons: reasonsTo('moved', body) }),
  takeBack: ({ platform, viewer }, { params, body }) =>
    takeBackDecision(platform, { by: viewer, caseId: params.id, decisionId: params.decision, facts: body.Facts }),
  edit: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    editSubject(platform, {
      ...{ by: viewer, caseId: params.id, key },
      ...{ texts: newTextsOf(body), reasons: reasonsOf(body) },
    }),
  handle: ({ platform, viewer, idempotencyKey: key }, { params, body: { Outcome, Rule, Facts, Note } }) => {
    const reasons = Rule ? reasonsOf({ Rule, Facts }) : null;
    return handleCase(platform, { by: viewer, caseId: params.id, outcome: Outcome, reasons, note: Note, key });
  },
  hideThing: ({ platform, viewer }, { params: { kind, id }, body }) =>
    hideThing(platform, { by: viewer, kind, subjectId: id, reasons: reasonsOf(body) }),
  showThing: ({ platform, viewer }, { params: { kind, id } }) =>
    showThing(platform, { by: viewer, kind, subjectId: id }),
  openThing: async ({ platform, viewer }, { params: { kind, id } }) => ({
    Id: await openThing(platform, { by: viewer, kind, subjectId: id }),
  }),
  setContentWarnings: ({ platform, viewer }, { params: { kind, id }, body }) =>
    setContentWarnings(platform, { by: viewer, kind, subjectId: id, contentWarnings: body.ContentWarnings }),
  object: ({ platform, viewer }, { params: { code }, body }) =>
    lodgeObjection(platform, { viewer, code, text: body.Text }),
  reply: ({ platform, viewer, idempotencyKey: key }, { params: { code }, body }) =>
    replyToMessage(platform, { by: viewer, code, text: body.Body, key }),
  objections: async (ctx) => ({ Items: (await listObjections(ctx)).map(presentObjection) }),
  answerObjection: (
    { platform, viewer, idempotencyKey: key },
    { params: { id: objectionId }, body: { Granted, Answer, Days, Rule = null } },
  ) =>
    answerObjection(platform, {
      ...{ by: viewer, objectionId, key },
      ...{ granted: Granted, answer: Answer, rule: Rule, days: Days },
    }),
  members: async (ctx, { query: { query, after = null } }) => presentMembers(await listMembers(ctx, { query, after })),
  grantRole: ({ platform, viewer }, { params }) =>
    grantRole(platform, { by: viewer, memberId: params.id, role: params.role }),
  withdrawRole: ({ platform, viewer }, { params }) =>
    withdrawRole(platform, { by: viewer, memberId: params.id, role: params.role }),
};
