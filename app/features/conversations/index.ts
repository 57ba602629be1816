export { type ListedConversation, readGroupConversations, readLatest } from './lists.ts';
