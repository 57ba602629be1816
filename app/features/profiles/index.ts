export { presentUser, type UserRow, type VisibleUser } from './redact-user.ts';
export { userForViewer } from './user-for-viewer.ts';
export { userRow } from './user-row.ts';
