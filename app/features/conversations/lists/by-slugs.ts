import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { conversationTopic } from '../topics.ts';
import { type ConversationSummary, selectSummaries, toSummaries } from './summaries.ts';

/** The conversations with these slugs, each as this viewer may see it (rules.md R18); unknown slugs are left out. */
export async function listConversationsBySlugs(
  ctx: RequestContext,
  slugs: readonly string[],
): Promise<ConversationSummary[]> {
  if (slugs.length === 0) return [];
  const rows = await listBySlugs(ctx.platform.db, { slugs });
  ctx.page.dependsOn(...rows.map(({ id }) => conversationTopic(id)));
  return toSummaries(ctx, rows);
}

const listBySlugs = prepared((db, { slugs }: { slugs: readonly string[] }) =>
  selectSummaries(db, db.selectFrom('conversation').select('id').where('slug', '=', sql<string>`any(${slugs})`)),
);
