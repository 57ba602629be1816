import { countNews, listNews, readDocument } from '#app/features/content/index.ts';
import { readBlockContext } from '#app/features/pages/index.ts';
import { pageCount } from '#app/platform/database/paging.ts';
import type { HandlersOf } from '#app/platform/http/calls/handlers.ts';
import type { newsContract } from './contract.ts';
import { presentArticle, presentNews } from './present.ts';
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
