import type { PublishedDocument } from '../published/documents.ts';
import type { RecipeStep } from '../published/recipe.ts';
import { addNoBreakSpaces } from './add-no-break-spaces.ts';
import { mapHtml, referencedIds } from './traverse-document.ts';
import { urgentFirst } from './urgent-first.ts';

/** A document as the site may show it, and the ids of all documents that it refers to. */
export interface SanitisedDocument<D extends PublishedDocument = PublishedDocument> {
  document: D;
  refs: number[];
}

/**
 * A document as the site may show it, and the ids of all documents that it refers to. Its HTML is sanitised, with dates and
 * numbers that stay on one line; its urgent blocks come first; and the date of its next review, which is for editors only,
 * is removed. The sanitiser is large and is loaded on the first call: the worker needs it when a document is published, a
 * web process only for the preview of a draft.
 */
export async function sanitiseDocument<D extends PublishedDocument>(published: D): Promise<SanitisedDocument<D>> {
  const { sanitiseHtml } = await import('./sanitise-html.ts');
  const shown = urgentFirst('reviewOn' in published ? { ...published, reviewOn: null } : published);
  const sanitised = mapHtml(shown, (html) => addNoBreakSpaces(sanitiseHtml(html)));
  const document = 'steps' in sanitised ? { ...sanitised, steps: sanitised.steps.map(keepAmountsTogether) } : sanitised;
  return { document, refs: referencedIds(document) };
}

/** A step of a recipe, which is plain text, with amounts that stay on one line. */
const keepAmountsTogether = (step: RecipeStep): RecipeStep => ({ ...step, text: addNoBreakSpaces(step.text) });
