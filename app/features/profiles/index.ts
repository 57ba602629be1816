export { visibilityAction } from './actions.ts';
export { memberTopic } from './topics.ts';
export { presentUser, type UserRow, type VisibleUser } from './user/redact-user.ts';
export { userForViewer } from './user/user-for-viewer.ts';
export { userRow } from './user/user-row.ts';
