import { presentUser } from '#app/features/profiles/index.ts';
import { presentWarnings } from '#app/platform/content-warnings/for-viewer.ts';
import type { WrittenReaction } from './commands/write-reaction.ts';
import type { Quote, Reaction } from './screens/list-reactions.ts';

/**
 * A reaction in a list; `Flagged` says whether the viewer reported it. A withdrawn one says so, beside an empty text; so does
 * a hidden one, of which its author and the moderators get the text.
 */
export const presentReaction = (reaction: Reaction) => ({
  Reaction: { Id: reaction.id, Body: reaction.body, Created: reaction.createdAt.toISOString() },
  User: presentUser(reaction.author),
  Flagged: reaction.reported ?? false,
  IsLiked: reaction.liked ?? false,
  LikesCount: reaction.likeCount,
  ...(reaction.quote && { Quote: presentQuote(reaction.quote) }),
  ...(reaction.withdrawn && { Withdrawn: true as const }),
  ...(reaction.hidden && { Hidden: true as const }),
  ...(reaction.heldFor && { Held: true as const }),
  ...presentWarnings(reaction.warnings ?? null),
});

const presentQuote = ({ id, text, author, warnings }: Quote) => ({
  Id: id,
  Body: text,
  User: presentUser(author),
  ...presentWarnings(warnings),
});

/** A reaction that was just written. */
export const presentWrittenReaction = ({ id, body, createdAt }: WrittenReaction) => ({
  Id: id,
  Body: body,
  Created: createdAt.toISOString(),
});
