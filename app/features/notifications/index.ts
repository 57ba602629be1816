export { listUnseen } from './screens.ts';
export { findUnread } from './unread.ts';
