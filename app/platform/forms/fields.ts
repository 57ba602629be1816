import { z } from 'zod';

/** Fields that bodies of calls are made of. They take what JSON sends and what an HTML form sends (spec §5). */

export const REQUIRED = 'Dit is een verplicht veld';

/** The id of a row, as JSON, a form or an address sends it: what PostgreSQL's integer can hold. */
export const idField = z.coerce.number().int().positive().max(2_147_483_647);

/**
 * A text as it was typed; of it all other texts are made. Half of a pair of UTF-16, which a browser can send and
 * PostgreSQL can't hold, becomes \ufffd: the answer shows what was stored.
 */
export const typedText = (missing?: string) => z.string(missing).overwrite((text) => text.toWellFormed());

/** A text that must be filled in; `empty` is what is said when it is not. */
export const requiredText = (empty: string = REQUIRED) => typedText(empty).trim().min(1, empty);

/** A password as it is typed: spaces count. */
export const requiredPassword = z.string(REQUIRED).min(1, REQUIRED);

const ticked = z.preprocess((value) => value === true || value === 'true' || value === 'on', z.boolean());

/** A checkbox: a form sends 'on' or nothing. */
export const checkbox = ticked.prefault(false);

/** A checkbox that must be ticked. */
export const tickedCheckbox = ticked.refine((ticked) => ticked, REQUIRED);

/** A choice from numbered terms; nothing chosen is 'Answer_None' or empty (spec §5). */
export const requiredTerm = (numbers: readonly number[]) =>
  z.preprocess(
    (value) => (value === '' || value === 'Answer_None' ? undefined : value),
    z.coerce.number(REQUIRED).refine((number) => numbers.includes(number), REQUIRED),
  );

/** A long text in which line ends count as one character, as the counter beside it counts. */
export const longText = ({ most, empty, tooLong }: { most: number; empty: string; tooLong: string }) =>
  typedText(empty)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, empty).max(most, tooLong));

/** A text of one line: line ends, and other space in a row, become one space. */
export const titleText = ({ most, empty, tooLong }: { most: number; empty: string; tooLong: string }) =>
  typedText(empty)
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, empty).max(most, tooLong));

/** Yes or no, of which one must be chosen: a form sends 'true' or 'false'. */
export const choiceOfTwo = (empty: string) =>
  z.preprocess((value) => ({ true: true, false: false })[String(value)], z.boolean(empty));

/** One or more things from a list: a form sends one value for one, and nothing for none. */
export const listOf = <T extends z.ZodType>(item: T, { most, empty }: { most: number; empty: string }) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).min(1, empty).max(most),
  );
