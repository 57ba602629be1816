export { countUnread } from './unread.ts';
