export { listUnreadForDigest } from './lists/for-digest.ts';
export { listInboxEntries } from './screens.ts';
export { openThreadOf, selectUnreadMessages } from './unread-count.ts';
