import type { PageAsked } from '#app/platform/database/paging.ts';
import type { Visit } from '#app/platform/http/visit.ts';

/** The ids of one page of all conversations, the one with the newest contribution first; narrow it by `where`. */
export const newestFirst = ({ platform: { db } }: Visit, { index, size }: PageAsked) =>
  db
    .selectFrom('conversation')
    .select('conversation.id')
    .orderBy('conversation.lastActivityAt', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(size)
    .offset(index * size);
