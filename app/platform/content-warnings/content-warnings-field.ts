import { z } from 'zod';
import { CONTENT_WARNING_NAMES } from './content-warnings.ts';

const named = z.enum(CONTENT_WARNING_NAMES, 'Kies uit de lijst');

/** A list of content warnings as a call gives or takes it in JSON. */
export const contentWarningList = z.array(named);

/**
 * What a text is about, in a body that writes it: each once, in their order. A form sends an empty value beside those that are
 * ticked, so that none of them is not the same as no answer: without the field it is undefined.
 */
export const contentWarningsField = z.preprocess(
  (sent) => (sent === undefined ? undefined : [sent].flat().filter((value) => value !== '')),
  contentWarningList
    .max(CONTENT_WARNING_NAMES.length)
    .transform((sent) => CONTENT_WARNING_NAMES.filter((name) => sent.includes(name)))
    .optional(),
);
