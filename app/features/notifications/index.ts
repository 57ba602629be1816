export { findUnread } from './unread.ts';
