import { readDraft } from '#app/features/drafts/index.ts';
import { listTerms, readGroup } from '#app/features/groups/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { conversationDrafts } from '../draft-kinds.ts';

/** What the form of a new conversation needs to know of its group. */
export async function readNewConversation(ctx: RequestContext, groupId: number) {
  const group = await readGroup(ctx, { id: groupId });
  const terms = await listTerms(ctx, groupId);
  return { group, terms, draft: await readDraft(ctx, { kind: conversationDrafts.conversation, about: groupId }) };
}
