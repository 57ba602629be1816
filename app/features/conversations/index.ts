export { listConversationsBySlugs } from './lists/by-slugs.ts';
export { listLatestConversations } from './lists/latest.ts';
export { conversationsSitemap } from './lists/sitemap.ts';
export type { ConversationSummary } from './lists/summaries.ts';
