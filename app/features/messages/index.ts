export { listUnreadForDigest } from './lists/for-digest.ts';
export { openThreadOf, selectUnreadMessages } from './unread-count.ts';
