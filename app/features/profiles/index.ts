export { presentUser, type UserRow, userFor, type VisibleUser } from './user-for.ts';
export { userRow } from './user-row.ts';
