export { openThread, selectUnreadCount } from './unread-count.ts';
