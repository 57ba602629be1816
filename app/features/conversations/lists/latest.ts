import { boundsOf, type PageBounds, type PageRequest } from '#app/platform/database/paging.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { LATEST_TOPIC } from '../topics.ts';
import { newestFirst } from './newest-first.ts';
import { type ConversationSummary, selectSummaries, topicsOfAuthors, toSummaries } from './summaries.ts';

/** The conversations with the newest contributions, of all groups. */
export async function listLatestConversations(ctx: RequestContext, page: PageRequest): Promise<ConversationSummary[]> {
  const rows = await readShared(ctx, `latest conversations ${page.index} ${page.size}`, async (shared) => {
    const latest = await listLatest(shared.platform.db, boundsOf(page));
    shared.page.dependsOn(LATEST_TOPIC, ...topicsOfAuthors(latest));
    return latest;
  });
  return toSummaries(ctx, rows);
}

const listLatest = prepared((db, page: PageBounds) => selectSummaries(db, newestFirst(db, page)));
