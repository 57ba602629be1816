export { readLatest } from './lists/latest.ts';
export type { ListedConversation } from './lists/listed.ts';
