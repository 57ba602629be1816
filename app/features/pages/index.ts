export { pagesKinds } from './kinds.ts';
export {
  absoluteUrl,
  breadcrumbsOf,
  type PageScreen,
  readBreadcrumbs,
  readPageScreen,
  readSnippetScreen,
  type SnippetScreen,
} from './page-screen.ts';
export { type DraftTeaser, listDraftsBelow } from './preview/list-drafts-below.ts';
export { type PublishedKinds, publishedKindsContext, type Screen, type ScreenOptions } from './published-kind.ts';
export { readBlockContext, readSharedBlockContext } from './read-block-context.ts';
export {
  type BlockContext,
  EMPTY_BLOCK_CONTEXT,
  ownProperty,
  referred,
  referredList,
  referredPage,
  referredPages,
} from './ui/blocks/block-context.ts';
