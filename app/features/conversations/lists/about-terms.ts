import { sql } from 'kysely';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isConversationShown } from '../shown.ts';
import { conversationTopic } from '../topics.ts';
import { newestFirstOf } from './newest-first.ts';
import { type ConversationSummary, selectSummaries, toSummaries } from './summaries.ts';

/** Of how many conversations the newest activity is looked up: those that began last. */
const MAX_LOOKED_UP = 200;

/**
 * The conversations that everybody may read about terms with one of these names, in any group and in any case of letters, the
 * newest activity first.
 */
export async function listConversationsAbout(
  ctx: RequestContext,
  { names, size }: { names: readonly string[]; size: number },
): Promise<ConversationSummary[]> {
  if (names.length === 0) return [];
  const rows = await listAbout(ctx.platform.db, { names: names.map((name) => name.toLowerCase()), limit: size });
  ctx.page.dependsOn(...rows.map(({ id }) => conversationTopic(id)));
  return toSummaries(ctx, rows);
}

const listAbout = prepared((db, { names, limit }: { names: readonly string[]; limit: number }) => {
  const found = db
    .selectFrom('groupTerm')
    .innerJoin('conversationTerm', 'conversationTerm.termId', 'groupTerm.id')
    .innerJoin('conversation', 'conversation.id', 'conversationTerm.conversationId')
    .select('conversationTerm.conversationId')
    .distinct()
    .where(sql`lower(group_term.name)`, '=', sql<string>`any(${names})`)
    .where('conversation.public', '=', true)
    .where(isConversationShown())
    .orderBy('conversationTerm.conversationId', 'desc')
    .limit(MAX_LOOKED_UP);
  return selectSummaries(db, newestFirstOf(db, found, { limit, offset: 0 }));
});
