import { z } from 'zod';
import { cleanText, toLine } from '../clean-text.ts';

/** Fields for the bodies of calls. They accept values from JSON and from an HTML form. */

/** The errors of an empty field: of a form about the account, and of what a member writes. */
export const REQUIRED = 'Dit is een verplicht veld';
export const REQUIRED_HERE = 'Dit veld is verplicht';

/** The id of a row, as JSON, a form or an address sends it: what PostgreSQL's integer can hold. */
export const idField = z.coerce.number().int().positive().max(2_147_483_647);

/**
 * A text exactly as it was typed, for what nobody else reads: drafts, tokens. A lone surrogate, which a browser can send
 * and PostgreSQL can't store, becomes \ufffd before validation, so that the response shows what is stored.
 */
export const typedText = (missing?: string) => z.string(missing).overwrite((text) => text.toWellFormed());

/**
 * A text, which may be empty, cleaned before it is validated (rules.md R51). A line end counts as one character, as in the
 * character counter of the form.
 */
export const cleanedText = (missing?: string) => z.string(missing).overwrite(cleanText);

/** The same on one line: each run of white space, line ends included, becomes one space. */
export const cleanedLine = (missing?: string) => z.string(missing).overwrite(toLine);

/** A required text; `empty` is the error message for an empty one. */
export const requiredText = (empty: string = REQUIRED) => cleanedText(empty).min(1, empty);

/**
 * A password; spaces around it are not removed. Its maximum holds for every password that is sent, because hashing
 * normalises it (rules.md R4, R38).
 */
export const requiredPassword = z
  .string(REQUIRED)
  .min(1, REQUIRED)
  .max(256, 'Het wachtwoord mag niet langer dan 256 tekens zijn');

const ticked = z.preprocess((value) => value === true || value === 'true' || value === 'on', z.boolean());

/** A checkbox: a form sends 'on' or nothing. */
export const checkbox = ticked.prefault(false);

/** A checkbox that must be ticked. */
export const tickedCheckbox = ticked.refine((ticked) => ticked, REQUIRED);

/** A choice from numbered terms; nothing chosen is 'Answer_None' or empty. */
export const requiredTerm = (numbers: readonly number[]) =>
  z.preprocess(
    (value) => (value === '' || value === 'Answer_None' ? undefined : value),
    z.coerce.number(REQUIRED).refine((number) => numbers.includes(number), REQUIRED),
  );

/** A required text of several lines. */
export const longText = ({ max, empty, tooLong }: { max: number; empty: string; tooLong: string }) =>
  requiredText(empty).max(max, tooLong);

/** A required text of one line. */
export const titleText = ({ max, empty, tooLong }: { max: number; empty: string; tooLong: string }) =>
  cleanedLine(empty).min(1, empty).max(max, tooLong);

/** A required choice between yes and no: a form sends 'true' or 'false'. */
export const requiredBoolean = (empty: string) =>
  z.preprocess((value) => ({ true: true, false: false })[String(value)], z.boolean(empty));

/** One or more items: a form sends a single value for one item, and nothing for none. */
export const listOf = <T extends z.ZodType>(item: T, { max, empty }: { max: number; empty: string }) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).min(1, empty).max(max),
  );

/** When the text that an edit began with was last changed; a change of it since is a conflict (`assertUnchanged`). */
export const basedOnField = z.iso.datetime().optional();
