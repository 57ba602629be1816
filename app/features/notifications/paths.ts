import { ACCOUNT_PATH } from '#app/features/accounts/paths.ts';

/** What a member is told by the site. */
export const NOTIFICATIONS_PATH = `${ACCOUNT_PATH}/notificaties`;

/** A page of the list. */
export const notificationsPath = (page: number): string =>
  page === 1 ? NOTIFICATIONS_PATH : `${NOTIFICATIONS_PATH}?page=${page}`;
