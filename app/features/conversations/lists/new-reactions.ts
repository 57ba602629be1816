import { countNew, type NewCounts } from '#app/features/reactions/index.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { conversationReactions } from '../reactions.ts';

/** How many reactions are new to the viewer in each of these conversations, in one query. */
export const countNewReactions = (ctx: RequestContext, conversations: readonly { id: number }[]): Promise<NewCounts> =>
  countNew(
    ctx,
    conversationReactions,
    conversations.map(({ id }) => id),
  );
