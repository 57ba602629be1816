import { isWithoutWarnings } from '#app/platform/content-warnings/for-viewer.ts';
import { prepared } from '#app/platform/database/prepared.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { isConversationShown } from '../shown.ts';
import { conversationTopic } from '../topics.ts';

/**
 * The text with which a conversation begins, to quote it where everybody reads it; null for one that is
 * closed, hidden or withdrawn, or about what not everybody wants to read.
 */
export async function findOpening({ platform: { db }, page }: RequestContext, id: number): Promise<string | null> {
  page.dependsOn(conversationTopic(id));
  const [row] = await findPublic(db, { id });
  return row?.body ?? null;
}

const findPublic = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('conversation')
    .select('body')
    .where('id', '=', id)
    .where('public', '=', true)
    .where('withdrawnAt', 'is', null)
    .where(isWithoutWarnings('conversation'))
    .where(isConversationShown()),
);
