import { NOTIFICATIONS_PATH } from '#app/platform/paths.ts';

/** A page of the list of notifications, counted from 1. */
export const notificationsPath = (page: number): string =>
  page === 1 ? NOTIFICATIONS_PATH : `${NOTIFICATIONS_PATH}?page=${page}`;
