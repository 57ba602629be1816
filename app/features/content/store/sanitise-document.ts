import { unbrokenAmounts } from '#app/ui/text/unbroken.ts';
import type { Block } from '../published/blocks.ts';
import type { PublishedDocument } from '../published/documents.ts';
import { INFOLINE_MARKER } from '../published/infoline-marker.ts';
import { splitUrgent } from '../published/split-urgent.ts';
import { addNoBreakSpaces } from './add-no-break-spaces.ts';
import { mapTexts, referencedIds } from './traverse-document.ts';

/** A document as the site may show it, and the ids of all documents that it refers to. */
export interface SanitisedDocument<D extends PublishedDocument = PublishedDocument> {
  document: D;
  refs: number[];
}

/**
 * A document as the site may show it, and the ids of all documents that it refers to. Its HTML is sanitised; in its HTML
 * and its other texts, dates and numbers stay on one line; its urgent blocks come first; and the date of its next review,
 * which is for editors only, is removed. The sanitiser is large and is loaded on the first call: the worker needs it when a
 * document is published, a web process only for the preview of a draft.
 */
export async function sanitiseDocument<D extends PublishedDocument>(published: D): Promise<SanitisedDocument<D>> {
  const { sanitiseHtml } = await import('./sanitise-html.ts');
  const shown = urgentFirst('reviewOn' in published ? { ...published, reviewOn: null } : published);
  const document = mapTexts(shown, (text, key) => {
    if (key === 'html') return addNoBreakSpaces(sanitiseHtml(text));
    const isName = (shown.kind === 'definition' || shown.kind === 'concept') && key === 'title';
    return PLAIN_TEXTS.has(key) && !isName ? unbrokenAmounts(text) : text;
  });
  return { document, refs: referencedIds(document) };
}

/** The properties with texts without HTML that readers see. The title of a definition or concept is what is looked for. */
const PLAIN_TEXTS: ReadonlySet<string> = new Set([
  'title',
  'altTitle',
  'subtitle',
  'description',
  'introduction',
  'heading',
  'text',
  'caption',
  'quote',
  'note',
]);

/**
 * A document with its urgent blocks before the others, which keep their order. So a reader sees and hears when to call
 * before all else, wherever the editor put it; but for a first text with a number to call, such as that of the infoline.
 */
function urgentFirst<D extends PublishedDocument>(document: D): D {
  if (!('blocks' in document)) return document;
  const { blocks } = document;
  const kept = blocks[0] && givesNumber(blocks[0]) ? 1 : 0;
  const { urgent, rest } = splitUrgent(blocks.slice(kept));
  return { ...document, blocks: [...blocks.slice(0, kept), ...urgent, ...rest] };
}

const givesNumber = (block: Block): boolean =>
  'html' in block && [INFOLINE_MARKER, 'href="tel:'].some((call) => block.html?.includes(call));
