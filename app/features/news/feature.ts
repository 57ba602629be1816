import { defineFeature } from '#app/platform/features/define-feature.ts';
import { newsHandlers } from './api.ts';
import { newsContract } from './contract.ts';
import { mountNewsFeed } from './mount-news-feed.ts';
import { NEWS_PATH } from './paths.ts';
import { newsReservedPaths } from './reserved-paths.ts';

export const newsFeature = defineFeature({
  name: 'news',
  calls: { contract: newsContract, handlers: newsHandlers },
  mount: mountNewsFeed,
  sitemapPaths: [NEWS_PATH],
  reservedPaths: newsReservedPaths,
});
