import { listNewestNews } from '#app/features/content/index.ts';
import { defineFeature } from '#app/platform/features/define-feature.ts';
import { mountRss } from '#app/platform/http/mount-rss.ts';
import { PRODUCT } from '#app/product.ts';
import { newsHandlers } from './api.ts';
import { newsContract } from './contract.ts';
import { NEWS_FEED_PATH, NEWS_PATH } from './paths.ts';
import { NEWS_INTRO } from './rules.ts';

/** How many articles the feed has. */
const FEED_SIZE = 20;

/** Serves the newest news as RSS. */
const mountNewsFeed = mountRss({
  path: NEWS_FEED_PATH,
  listPath: NEWS_PATH,
  title: `Nieuws van ${PRODUCT}`,
  description: NEWS_INTRO,
  async list({ db }) {
    const news = await listNewestNews(db, FEED_SIZE);
    return news.map(({ title, path, introduction, publicationDate }) => ({
      title,
      path,
      description: introduction,
      publishedAt: new Date(publicationDate),
    }));
  },
});

export const newsFeature = defineFeature({
  name: 'news',
  calls: { contract: newsContract, handlers: newsHandlers },
  mount: mountNewsFeed,
  sitemapPaths: [NEWS_PATH],
});
