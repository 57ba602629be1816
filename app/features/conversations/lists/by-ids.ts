import type { RequestContext } from '#app/platform/http/request-context.ts';
import { type ConversationSummary, listSummaries } from './summaries.ts';

/**
 * The conversations with these ids in the order of the ids, each as this viewer may see it (rules.md R18); unknown ids
 * are left out.
 */
export async function listConversationsByIds(ctx: RequestContext, ids: number[]): Promise<ConversationSummary[]> {
  if (ids.length === 0) return [];
  const found = new Map((await listSummaries(ctx, ids)).map((conversation) => [conversation.id, conversation]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
