import type { PageAsked } from '#app/platform/database/paging.ts';
import type { Visit } from '#app/platform/http/visit.ts';
import { LATEST_TOPIC } from '../topics.ts';
import { type ListedConversation, readListed } from './listed.ts';
import { newestFirst } from './newest-first.ts';

/** The conversations with the newest contributions, of all groups. */
export async function readLatest(visit: Visit, asked: PageAsked): Promise<ListedConversation[]> {
  visit.page.dependsOn(LATEST_TOPIC);
  return readListed(visit, newestFirst(visit, asked));
}
