import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberVisit, Visit } from '#app/platform/http/visit.ts';
import { isOwner, mayRead } from './policy.ts';

/** What calls ask of a conversation one by one. Each throws AppError as readConversation does, without reading the rest. */

export const countLikes = async (visit: Visit, id: number): Promise<number> => (await readFacts(visit, id)).likeCount;

export const countReactions = async (visit: Visit, id: number): Promise<number> =>
  (await readFacts(visit, id)).reactionCount;

export const isOwnedByViewer = async (visit: Visit, id: number): Promise<boolean> =>
  isOwner(visit.viewer, await readFacts(visit, id));

export const isLikedByViewer = (visit: MemberVisit, id: number): Promise<boolean> =>
  viewerHas(visit, 'conversationLike', id);

export const isFollowedByViewer = (visit: MemberVisit, id: number): Promise<boolean> =>
  viewerHas(visit, 'conversationFollow', id);

/** Checks that there is such a conversation, and that the viewer may read it. */
export const checkReadable = async (visit: Visit, id: number): Promise<void> => void (await readFacts(visit, id));

async function readFacts({ platform: { db }, viewer }: Visit, id: number) {
  const facts = await db
    .selectFrom('conversation')
    .select(['authorId', 'public', 'likeCount', 'reactionCount'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!facts) throw new AppError('not_found');
  if (!mayRead(viewer, facts)) throw new AppError('participants_only');
  return facts;
}

async function viewerHas(
  visit: MemberVisit,
  table: 'conversationLike' | 'conversationFollow',
  conversationId: number,
): Promise<boolean> {
  await checkReadable(visit, conversationId);
  const row = await visit.platform.db
    .selectFrom(table)
    .select('memberId')
    .where('conversationId', '=', conversationId)
    .where('memberId', '=', visit.viewer.memberId)
    .executeTakeFirst();
  return row !== undefined;
}
