export { listConversationsBySlugs } from './lists/by-slugs.ts';
export { listLatestConversations } from './lists/latest.ts';
export { countSitemapParts, listSitemapPart } from './lists/sitemap.ts';
export type { ConversationSummary } from './lists/summaries.ts';
