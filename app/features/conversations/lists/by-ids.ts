import type { RequestContext } from '#app/platform/http/request-context.ts';
import { type ListedConversation, readListed } from './listed.ts';

/**
 * The conversations with these ids in the order of the list, each as this viewer may see it (rules.md R18); those that
 * are not there are left out.
 */
export async function readByIds(ctx: RequestContext, ids: number[]): Promise<ListedConversation[]> {
  const found = new Map((await readListed(ctx, ids)).map((conversation) => [conversation.id, conversation]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
