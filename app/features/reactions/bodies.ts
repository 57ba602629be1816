import { z } from 'zod';
import { idField, longText, REQUIRED_HERE } from '#app/platform/forms/fields.ts';
import { REACTION_MAX } from './rules.ts';

/** The text of a reaction (reactions-1). */
export const reactionText = longText({
  max: REACTION_MAX,
  empty: REQUIRED_HERE,
  tooLong: 'Deze reactie is te lang. Gebruik niet meer dan 4000 tekens',
});

/** An edit of a reaction. */
export const reactionBody = z.object({ Body: reactionText });

/** A new reaction, which may quote another one (docs/decisions/0081). */
export const newReactionBody = reactionBody.extend({ QuotedId: idField.optional() });
