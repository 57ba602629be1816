export { breadcrumbsOf, readBreadcrumbs } from './breadcrumbs.ts';
export { pagesKinds } from './kinds/own-kinds.ts';
export { type PublishedKinds, publishedKindsContext, type ScreenOptions } from './kinds/published-kind.ts';
export {
  absoluteUrl,
  type PageScreen,
  type PartScreen,
  readPageScreen,
  readPartScreen,
} from './page-screen.ts';
export { readBlockContext, readSharedBlockContext } from './read-block-context.ts';
export type { BlockContext } from './ui/blocks/block-context.ts';
