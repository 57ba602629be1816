export { readUnread } from './unread.ts';
