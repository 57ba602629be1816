import type { RequestContext } from '#app/platform/http/request-context.ts';
import { conversationTopic } from '../topics.ts';
import { type ConversationSummary, listSummaries } from './summaries.ts';

/** The conversations with these slugs, each as this viewer may see it (rules.md R18); unknown slugs are left out. */
export async function listConversationsBySlugs(
  ctx: RequestContext,
  slugs: readonly string[],
): Promise<ConversationSummary[]> {
  if (slugs.length === 0) return [];
  const { db } = ctx.platform;
  const rows = await db
    .selectFrom('conversation')
    .select('id')
    .where('slug', 'in', [...slugs])
    .execute();
  const ids = rows.map(({ id }) => id);
  ctx.page.dependsOn(...ids.map(conversationTopic));
  return ids.length > 0 ? listSummaries(ctx, ids) : [];
}
