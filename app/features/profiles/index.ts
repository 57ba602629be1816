export { presentUser, type UserRow, type VisibleUser } from './mask-user.ts';
export { userRow } from './user-row.ts';
export { visibleUser } from './visible-user.ts';
