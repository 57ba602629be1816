import { z } from 'zod';
import { cleanedText, longText } from '#app/platform/forms/fields.ts';
import { DECISIONS, NOTE_MAX } from './rules.ts';

/** How a case is handled. The note is for moderators alone, and may be left out. */
export const handledBody = z.object({
  Outcome: z.enum(DECISIONS, 'Kies wat je besluit'),
  Note: cleanedText().max(NOTE_MAX, `De notitie is te lang. Gebruik niet meer dan ${NOTE_MAX} tekens`).default(''),
});

/** How long the new text of something reported may be, in characters: that of the longest kind (reactions-1). */
export const TEXT_MAX = 4000;

/** A moderator's new text of what was reported. */
export const editBody = z.object({
  Body: longText({
    max: TEXT_MAX,
    empty: 'Dit veld is verplicht',
    tooLong: `Deze tekst is te lang. Gebruik niet meer dan ${TEXT_MAX} tekens`,
  }),
});
