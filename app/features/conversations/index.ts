export { readGroupConversations, readLatest } from './lists.ts';
export { CONVERSATIONS_PAGE_SIZE } from './rules.ts';
