export { showUser } from './show-user.ts';
export { presentUser, type UserRow, type VisibleUser } from './user-for.ts';
export { userRow } from './user-row.ts';
