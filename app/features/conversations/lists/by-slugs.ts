import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { conversationTopic } from '../topics.ts';
import { type ConversationSummary, selectWithHidden, toSummaries } from './summaries.ts';

/**
 * The conversations with these slugs, each as this viewer may see it (rules.md R18). Unknown slugs are left out, and so is
 * what is hidden; on that the page depends all the same, because it appears once it is shown again.
 */
export async function listConversationsBySlugs(
  ctx: RequestContext,
  slugs: readonly string[],
): Promise<ConversationSummary[]> {
  if (slugs.length === 0) return [];
  const rows = await listBySlugs(ctx.platform.db, { slugs });
  ctx.page.dependsOn(...rows.map(({ id }) => conversationTopic(id)));
  return toSummaries(
    ctx,
    rows.filter(({ hiddenAt }) => hiddenAt === null),
  );
}

const listBySlugs = prepared((db, { slugs }: { slugs: readonly string[] }) =>
  selectWithHidden(db, db.selectFrom('conversation').select('id').where('slug', '=', sql<string>`any(${slugs})`)),
);
