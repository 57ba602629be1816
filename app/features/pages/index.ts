export { breadcrumbsOf, readBreadcrumbs } from './breadcrumbs.ts';
export { pagesKinds } from './kinds/pages-kinds.ts';
export { type PublishedKinds, publishedKindsContext, type Screen, type ScreenOptions } from './kinds/published-kind.ts';
export {
  absoluteUrl,
  type PageScreen,
  readPageScreen,
  readSnippetScreen,
  type SnippetScreen,
} from './page-screen.ts';
export { type DraftTeaser, listDraftsBelow } from './preview/list-drafts-below.ts';
export { readBlockContext, readSharedBlockContext } from './read-block-context.ts';
export {
  type BlockContext,
  ownProperty,
  referred,
  referredList,
  referredPage,
  referredPages,
} from './ui/blocks/block-context.ts';
