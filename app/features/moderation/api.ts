import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { grantRole, withdrawRole } from './commands/change-role.ts';
import { claimCase, releaseCase } from './commands/claim-case.ts';
import { editSubject } from './commands/edit-subject.ts';
import { handleCase } from './commands/handle-case.ts';
import { reportSubject } from './commands/report-subject.ts';
import { setSubjectHidden } from './commands/set-subject-hidden.ts';
import type { moderationContract } from './contract.ts';
import { listCases } from './lists/list-cases.ts';
import { listMembers } from './lists/list-members.ts';
import { presentCases, presentMembers, presentWholeCase } from './present.ts';
import { readWholeCase } from './screens.ts';

/** The handler of a call that reports what has this id, of the kind with this name. */
export const reportHandler =
  (kind: string) =>
  ({ platform, viewer }: MemberContext, { params }: { params: { id: number } }): Promise<void> =>
    reportSubject(platform, { by: viewer, kind, subjectId: params.id });

export const moderationHandlers: HandlersOf<typeof moderationContract> = {
  cases: async (ctx, { query: { list, after = null } }) => presentCases(await listCases(ctx, { list, after })),
  oneCase: async (ctx, { params }) => presentWholeCase(await readWholeCase(ctx, params.id)),
  claim: ({ platform, viewer }, { params }) => claimCase(platform, { by: viewer, caseId: params.id }),
  release: ({ platform, viewer }, { params }) => releaseCase(platform, { by: viewer, caseId: params.id }),
  hide: ({ platform, viewer }, { params }) =>
    setSubjectHidden(platform, { by: viewer, caseId: params.id, hidden: true }),
  show: ({ platform, viewer }, { params }) =>
    setSubjectHidden(platform, { by: viewer, caseId: params.id, hidden: false }),
  edit: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    editSubject(platform, { by: viewer, caseId: params.id, body: body.Body, key }),
  handle: ({ platform, viewer, idempotencyKey: key }, { params, body }) =>
    handleCase(platform, { by: viewer, caseId: params.id, decision: body.Outcome, note: body.Note, key }),
  members: async (ctx, { query: { query, after = null } }) => presentMembers(await listMembers(ctx, { query, after })),
  grantRole: ({ platform, viewer }, { params }) =>
    grantRole(platform, { by: viewer, memberId: params.id, role: params.role }),
  withdrawRole: ({ platform, viewer }, { params }) =>
    withdrawRole(platform, { by: viewer, memberId: params.id, role: params.role }),
};
