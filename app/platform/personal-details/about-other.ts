import { z } from 'zod';

/**
 * The field of a text for all readers, by which its writer tells whether a full name in it near a hospital or an illness is
 * of somebody else (docs/decisions/personal-details.md): 'ask' where they have to be asked first, 'no' where it is their
 * own, or that person agrees, and 'held' where they were asked and did not say so. Without it a text with such a name waits
 * for a moderator too. Of several values, as a form sends, the last one counts.
 */
export const aboutOtherField = {
  AboutOther: z.preprocess((sent) => [sent].flat().at(-1), z.enum(['ask', 'no', 'held']).optional()),
};
export type AboutOther = z.output<(typeof aboutOtherField)['AboutOther']>;
