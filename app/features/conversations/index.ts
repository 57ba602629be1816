export { listConversationsByIds } from './lists/by-ids.ts';
export { listConversationsBySlugs } from './lists/by-slugs.ts';
export { listFollowedConversationsForDigest } from './lists/for-digest.ts';
export { listLatestConversations } from './lists/latest.ts';
export type { ConversationSummary } from './lists/summaries.ts';
export { presentSummary as presentListedConversation } from './present.ts';
export { CONVERSATION_KIND } from './rules.ts';
export { isConversationShown } from './shown.ts';
