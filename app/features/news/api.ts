import { countNews, type DocumentWithRefs, listNews, type News, readDocument } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { presentBlocks, presentImage } from '#app/features/library/index.ts';
import { type BlockContext, readBlockContext, referred } from '#app/features/pages/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { newsContract } from './contract.ts';
import { NEWS_PAGE_SIZE } from './rules.ts';

export const newsHandlers: HandlersOf<typeof newsContract> = {
  async news(ctx, { query: { page, news_tags } }) {
    const tag = news_tags === 'all' ? null : news_tags;
    const [items, total] = await Promise.all([
      listNews(ctx, { tag, index: page, size: NEWS_PAGE_SIZE }),
      countNews(ctx, { tag }),
    ]);
    return {
      items: items.map(presentNews),
      pager: { total_pages: pageCount(total, NEWS_PAGE_SIZE), current_page: page },
    };
  },
  async newsArticle(ctx, { params }) {
    const source = await readDocument(ctx, { id: params.id }, ['news-article']);
    return presentArticle(source, await readBlockContext(ctx, source));
  },
};

/** A news article in a list, as the wire's. */
const presentNews = ({ id, title, introduction, publicationDate, tag, picture }: Omit<News, 'path'>) => ({
  id,
  nid: id,
  title,
  introduction,
  publicationDate,
  newsTag: tag && { id: tag.id, tid: tag.id, name: tag.title, colour: tag.colour },
  image: picture && presentImage(picture, 'news'),
});

/** A news article with its content, as the wire's. */
function presentArticle({ document }: DocumentWithRefs<DocumentOf<'news-article'>>, context: BlockContext) {
  const { introduction, description, blocks, ...fields } = document;
  const tag = document.tag === null ? null : referred(context, document.tag, 'news-tag');
  return {
    ...presentNews({ ...fields, introduction: introduction ?? description, tag }),
    content: presentBlocks(blocks, context),
  };
}
