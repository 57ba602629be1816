import type { BlockKind } from '../../app/features/content/published/blocks.ts';
import { BLOCK_KINDS } from '../../app/features/content/published/blocks.ts';
import type { PageDocument } from '../../app/features/content/published/documents.ts';

type PageKind = PageDocument['kind'];

/** Blocks that only fit pages that collect what is elsewhere on the site. */
const COLLECTING: BlockKind[] = ['latest-news'];

/** Blocks that are too much for a short page: it needs no sections, and no lists of its own. */
const OF_LONG_PAGES: BlockKind[] = [...COLLECTING, 'a-z-list', 'page-section'];

/** The blocks that don't fit a kind of page. A recipe and a news article have an introduction among their own fields. */
const UNFIT: Record<PageKind, BlockKind[]> = {
  'content-page': [],
  'landing-page': [],
  topic: COLLECTING,
  'medical-article': COLLECTING,
  'advice-topic': OF_LONG_PAGES,
  'news-article': [...OF_LONG_PAGES, 'introduction', 'summary'],
  recipe: [...OF_LONG_PAGES, 'introduction', 'summary', 'featured-content', 'call-to-action', 'organisation'],
};

/** The blocks that an editor may put in a page of this kind. */
export const blocksOfKind = (kind: PageKind): BlockKind[] =>
  BLOCK_KINDS.filter((block) => !UNFIT[kind].includes(block));

/** Blocks that stand in no section: a section itself, and what is above all else on the page (content/store/sanitise-document.ts). */
const OF_PAGE_ITSELF: BlockKind[] = ['page-section', 'urgent'];

/**
 * The blocks that an editor may put in a section of a page. The section is one block for all kinds of page, so these fit
 * each kind that has sections.
 */
export const blocksOfSection = (): BlockKind[] =>
  BLOCK_KINDS.filter(
    (block) =>
      !OF_PAGE_ITSELF.includes(block) &&
      Object.values(UNFIT).every((unfit) => unfit.includes('page-section') || !unfit.includes(block)),
  );
