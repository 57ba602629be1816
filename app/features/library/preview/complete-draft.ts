import { publishedDocument } from '#app/features/content/published/documents.ts';
import { PAGE_KINDS, type PageDocument } from '#app/features/pages/index.ts';
import { PREVIEW_PATH } from '../paths.ts';

/** What a draft may still lack, so that the rest of it can be looked at. */
const PLACEHOLDERS = { title: 'Zonder titel', path: PREVIEW_PATH, parent: 1, changedAt: new Date(0).toISOString() };

/**
 * An editor's draft as the page that it would be: without the blocks that are not finished. Null where too little is
 * there to draw a page.
 */
export function completeDraft(draft: unknown): PageDocument | null {
  const first = publishedDocument.safeParse(draft);
  if (first.success) return asPage(first.data);
  if (typeof draft !== 'object' || draft === null) return null;
  const broken = new Set(first.error.issues.flatMap(({ path }) => (path[0] === 'blocks' ? [path[1]] : [])));
  const lacking = new Set(first.error.issues.map(({ path }) => path[0]));
  const filled = Object.entries(PLACEHOLDERS).filter(([key]) => lacking.has(key));
  const blocks = 'blocks' in draft && Array.isArray(draft.blocks) ? draft.blocks : [];
  const second = publishedDocument.safeParse({
    ...draft,
    ...Object.fromEntries(filled),
    blocks: blocks.filter((_, index) => !broken.has(index)),
  });
  return second.success ? asPage(second.data) : null;
}

const asPage = (document: { kind: string }): PageDocument | null =>
  PAGE_KINDS.some((kind) => kind === document.kind) ? (document as PageDocument) : null;
