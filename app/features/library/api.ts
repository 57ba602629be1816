import { findMenu, findRedirect, listChildren, listDocuments, readDocument } from '#app/features/content/index.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import { canonicalPath } from '#app/platform/http/canonical-path.ts';
import { readArticlePlace } from './article-place.ts';
import { readCmsBreadcrumbs, readCmsPage } from './cms-page.ts';
import type { libraryContract } from './contract.ts';
import { LIBRARY_PATH } from './paths.ts';
import { presentArticle, presentMenu, presentPage, presentTeaser } from './present.ts';

export const libraryHandlers: HandlersOf<typeof libraryContract> = {
  async topicConfiguration(ctx) {
    const { document } = await readDocument(ctx, { path: LIBRARY_PATH }, ['landing-page']);
    return { title: document.title, description: document.description };
  },
  async page(ctx, { params }) {
    const read = await readCmsPage(ctx, pathOf(params.path));
    if (read.document.kind !== 'medical-article') return presentPage(read);
    const article = { ...read, document: read.document };
    return presentArticle(article, await readArticlePlace(ctx, read.document));
  },
  async breadcrumbs(ctx, { query }) {
    if (pathOf(query.slug) === '/') return [{ text: 'Home', href: '/' }];
    const { document } = await readCmsPage(ctx, pathOf(query.slug));
    const crumbs = await readCmsBreadcrumbs(ctx, document);
    return crumbs.map(({ text, href = '' }) => ({ text, href }));
  },
  async childPages(ctx, { params, query }) {
    await readDocument(ctx, { id: params.nodeId }, ['topic', 'medical-article']);
    const asked = { index: query.page, size: query.itemsPerPage };
    return (await listChildren(ctx, params.nodeId, asked)).map(presentTeaser);
  },
  async menu(ctx, { params }) {
    return presentMenu((await findMenu(ctx, params.name)) ?? [], ctx.platform.config.publicUrl.origin);
  },
  async adviceTopics(ctx) {
    return (await listDocuments(ctx, 'advice-topic')).map(({ id, title, description }) => ({ id, title, description }));
  },
  permanentRedirect: ({ platform: { db } }, { query }) => findRedirect(db, pathOf(query.alias)),
};

/** A path in its one form: with a slash before it, and without one behind. */
const pathOf = (sent: string): string => {
  if (sent.includes('\0')) throw new AppError('not_found');
  return canonicalPath(`/${sent}`);
};
