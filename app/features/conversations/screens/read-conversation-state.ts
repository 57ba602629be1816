import { isShown } from '#app/features/moderation/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext, RequestContext } from '#app/platform/http/request-context.ts';
import { isAuthor } from '#app/platform/session/viewer.ts';
import { mayRead } from '../policy.ts';

/** Single facts about a conversation, with the same errors as `readConversation`, but without reading the whole. */

export const countLikes = async (ctx: RequestContext, id: number): Promise<number> =>
  (await readState(ctx, id)).likeCount;

export const countReactions = async (ctx: RequestContext, id: number): Promise<number> =>
  (await readState(ctx, id)).reactionCount;

export const isOwnedByViewer = async (ctx: RequestContext, id: number): Promise<boolean> =>
  isAuthor(ctx.viewer, await readState(ctx, id));

export const isLikedByViewer = (ctx: MemberContext, id: number): Promise<boolean> =>
  viewerHas(ctx, 'conversationLike', id);

export const isFollowedByViewer = (ctx: MemberContext, id: number): Promise<boolean> =>
  viewerHas(ctx, 'conversationFollow', id);

/** Throws AppError not_found if there is no such conversation, or participants_only if the viewer may not read it. */
export const assertReadable = async (ctx: RequestContext, id: number): Promise<void> => void (await readState(ctx, id));

async function readState({ platform: { db }, viewer }: RequestContext, id: number) {
  const state = await db
    .selectFrom('conversation')
    .select(['authorId', 'public', 'likeCount', 'reactionCount', 'hiddenAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!state || !isShown(viewer, state)) throw new AppError('not_found');
  if (!mayRead(viewer, state)) throw new AppError('participants_only');
  return state;
}

async function viewerHas(
  ctx: MemberContext,
  table: 'conversationLike' | 'conversationFollow',
  conversationId: number,
): Promise<boolean> {
  await assertReadable(ctx, conversationId);
  const row = await ctx.platform.db
    .selectFrom(table)
    .select('memberId')
    .where('conversationId', '=', conversationId)
    .where('memberId', '=', ctx.viewer.memberId)
    .executeTakeFirst();
  return row !== undefined;
}
