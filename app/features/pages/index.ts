export { absoluteUrl, type PageScreen } from './page-screen.ts';
export { readBlockContext, readSharedBlockContext } from './read-block-context.ts';
export { breadcrumbsOf, PAGE_KINDS, type PageDocument, type PageKind, readBreadcrumbs, readPage } from './read-page.ts';
export type { BlockContext } from './ui/blocks/block-context.ts';
