import { findDraft } from '#app/features/drafts/index.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { isEdited } from './commands/handle-case.ts';
import { recordLook } from './commands/record-look.ts';
import { moderationDrafts } from './draft-kinds.ts';
import type { Case } from './lists/list-cases.ts';
import { findKind } from './lists/subjects.ts';
import { outcomesOf } from './policy.ts';

/** What the form in the list with which a case is handled needs, beside the case: its outcomes, and the draft of its note. */
export async function readHandleScreen(ctx: MemberContext, found: Case) {
  const { platform, viewer } = ctx;
  await recordLook(platform, { by: viewer, found });
  const [edited, draft] = await Promise.all([
    isEdited(platform.db, found.id),
    findDraft(ctx, { kind: moderationDrafts.note, about: found.id }),
  ]);
  const hideable = findKind(platform, found.kind)?.setHidden !== undefined;
  const held = found.held?.waiting === true;
  return { id: found.id, outcomes: outcomesOf({ subject: found.subject, held, edited, hideable }), draft };
}
