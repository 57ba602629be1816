export { findUnreadCount } from './unread-count.ts';
