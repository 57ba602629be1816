import { findMenu, findRedirect, listChildren, listDocuments, readDocument } from '#app/features/content/index.ts';
import type { PublishedMenuItem } from '#app/features/content/published/documents.ts';
import { readBlockContext } from '#app/features/pages/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { canonicalPath } from '#app/platform/http/canonical-path.ts';
import { readCmsBreadcrumbs, readCmsPage } from './cms-page.ts';
import type { libraryContract } from './contract.ts';
import { LIBRARY_PATH } from './paths.ts';
import { presentArticle, presentPage } from './present/page.ts';
import { presentTeaser } from './present/teaser.ts';
import { readArticleNavigation } from './screens/read-article-screen.ts';

export const libraryHandlers: HandlersOf<typeof libraryContract> = {
  async topicConfiguration(ctx) {
    const { document } = await readDocument(ctx, { path: LIBRARY_PATH }, ['landing-page']);
    return { title: document.title, description: document.description };
  },
  async page(ctx, { params }) {
    const source = await readCmsPage(ctx, toPath(params.path));
    const { document, refs } = source;
    const context = await readBlockContext(ctx, source);
    if (document.kind !== 'medical-article') return presentPage(document, context);
    const navigation = await readArticleNavigation(ctx, document);
    return presentArticle({ document, refs }, { context, navigation });
  },
  async breadcrumbs(ctx, { query }) {
    const home = { text: 'Home', href: '/' };
    const path = toPath(query.slug);
    if (path === '/') return [home];
    const { document } = await readCmsPage(ctx, path);
    const crumbs = await readCmsBreadcrumbs(ctx, document);
    return [home, ...crumbs.map(({ text, href = document.path }) => ({ text, href }))];
  },
  async childPages(ctx, { params, query }) {
    await readDocument(ctx, { id: params.nodeId }, ['topic', 'medical-article']);
    const page = { index: query.page, size: query.itemsPerPage };
    return (await listChildren(ctx, params.nodeId, page)).map(presentTeaser);
  },
  async menu(ctx, { params }) {
    return presentMenu((await findMenu(ctx, params.name)) ?? [], ctx.platform.config.publicUrl.origin);
  },
  async adviceTopics(ctx) {
    return (await listDocuments(ctx, 'advice-topic')).map(({ id, title, description }) => ({ id, title, description }));
  },
  permanentRedirect: ({ platform: { db } }, { query }) => findRedirect(db, toPath(query.alias)),
};

/** The canonical path of a parameter, with a leading slash and without a trailing one. Throws AppError not_found. */
const toPath = (sent: string): string => {
  if (sent.includes('\0')) throw new AppError('not_found');
  return canonicalPath(`/${sent}`);
};

/** A menu as the wire's menu items, with the items of a submenu in `below`. */
const presentMenu = (items: readonly PublishedMenuItem[], origin: string) =>
  items.map((item) => ({
    ...presentMenuLink(item, origin),
    below: item.children.map((child) => ({ ...presentMenuLink(child, origin), below: [] })),
  }));

const presentMenuLink = (
  { key, title, description, url, expanded, enabled }: Omit<PublishedMenuItem, 'children' | 'allAbout'>,
  origin: string,
) => ({
  key,
  title,
  description: description ?? '',
  external: !url.startsWith('/'),
  absolute: new URL(url, origin).href,
  relative: url,
  expanded,
  enabled,
});
