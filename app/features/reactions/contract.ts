import { z } from 'zod';
import { userOnWire } from '#app/features/profiles/contract.ts';
import { idField } from '#app/platform/forms/fields.ts';
import { pageQuery } from '#app/platform/http/calls/contract.ts';
import { REACTIONS_PAGE_SIZE } from './rules.ts';

export { newReactionBody, reactionBody, reactionText } from './bodies.ts';

/** A reaction on the wire (spec §3). */
export const reactionOnWire = z.object({ Id: z.int(), Body: z.string(), Created: z.iso.datetime() });

/** A reaction in a list. */
const listedReaction = z.object({
  Reaction: reactionOnWire,
  User: userOnWire,
  Flagged: z.boolean(),
  IsLiked: z.boolean(),
  LikesCount: z.int(),
  Withdrawn: z.literal(true).optional(),
  Hidden: z.literal(true).optional(),
  /** The beginning of the reaction that it quotes. */
  Quote: z.object({ Id: z.int(), Body: z.string(), User: userOnWire }).optional(),
});

/** A visit: the last item on the page that the viewer saw; none where there are no items. */
export const visitBody = z.object({ LastSeenId: idField.optional() });

/** A page of reactions. */
export const reactionsOnWire = z.object({ Total: z.int(), Reactions: z.array(listedReaction) });

/** The query of a call that gives a page of reactions. */
export const reactionsQuery = pageQuery(REACTIONS_PAGE_SIZE);
