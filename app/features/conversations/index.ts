export { readListedBySlugs } from './lists/by-slugs.ts';
export { conversationsSitemap } from './lists/for-sitemap.ts';
export { readLatest } from './lists/latest.ts';
export type { ListedConversation } from './lists/listed.ts';
