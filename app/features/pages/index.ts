export { pagesKinds } from './kinds.ts';
export { type DraftTeaser, listDraftsBelow } from './preview/list-drafts-below.ts';
export { type PublishedKinds, publishedKindsContext, type Screen, type ScreenOptions } from './published-kind.ts';
export { readBlockContext, readSharedBlockContext } from './read-block-context.ts';
export {
  absoluteUrl,
  breadcrumbsOf,
  type PageScreen,
  presentPage,
  readBreadcrumbs,
  readPageScreen,
  readSnippetScreen,
  type SnippetScreen,
} from './read-page-screen.ts';
export {
  type BlockContext,
  EMPTY_BLOCK_CONTEXT,
  ownProperty,
  referred,
  referredList,
  referredPage,
  referredPages,
} from './ui/blocks/block-context.ts';
