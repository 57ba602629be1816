import type { PageAsked } from '#app/platform/database/paging.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { LATEST_TOPIC } from '../topics.ts';
import { type ListedConversation, readListed } from './listed.ts';
import { newestFirst } from './newest-first.ts';

/** The conversations with the newest contributions, of all groups. */
export async function readLatest(ctx: RequestContext, asked: PageAsked): Promise<ListedConversation[]> {
  ctx.page.dependsOn(LATEST_TOPIC);
  return readListed(ctx, newestFirst(ctx, asked));
}
