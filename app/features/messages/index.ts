export { openThreadOf, selectUnreadMessages } from './unread-count.ts';
