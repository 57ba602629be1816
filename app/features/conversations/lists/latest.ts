import { boundsOf, type PageBounds, type PageRequest } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { LATEST_TOPIC } from '../topics.ts';
import { newestFirst } from './newest-first.ts';
import { type ConversationSummary, selectSummaries, toSummaries } from './summaries.ts';

/** The conversations with the newest contributions, of all groups. */
export async function listLatestConversations(ctx: RequestContext, page: PageRequest): Promise<ConversationSummary[]> {
  ctx.page.dependsOn(LATEST_TOPIC);
  return toSummaries(ctx, await listLatest(ctx.platform.db, boundsOf(page)));
}

const listLatest = prepared((db, page: PageBounds) => selectSummaries(db, newestFirst(db, page)));
