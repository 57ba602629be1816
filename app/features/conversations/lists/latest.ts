import type { PageRequest } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { LATEST_TOPIC } from '../topics.ts';
import { newestFirst } from './newest-first.ts';
import { type ConversationSummary, listSummaries } from './summaries.ts';

/** The conversations with the newest contributions, of all groups. */
export async function listLatestConversations(ctx: RequestContext, page: PageRequest): Promise<ConversationSummary[]> {
  ctx.page.dependsOn(LATEST_TOPIC);
  return listSummaries(ctx, newestFirst(ctx, page));
}
