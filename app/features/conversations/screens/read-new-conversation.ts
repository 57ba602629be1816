import { findDraft } from '#app/features/drafts/index.ts';
import { listTerms, readGroup } from '#app/features/groups/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { conversationDrafts } from '../draft-kinds.ts';

/** The group of a new conversation, its terms, and the draft with which the form starts. */
export async function readNewConversation(ctx: RequestContext, groupId: number) {
  const group = await readGroup(ctx, { id: groupId });
  const terms = await listTerms(ctx, groupId);
  return { group, terms, draft: await findDraft(ctx, { kind: conversationDrafts.conversation, about: groupId }) };
}
