export { type ListedConversation, readGroupConversations, readLatest } from './lists.ts';
export { CONVERSATIONS_PAGE_SIZE } from './rules.ts';
