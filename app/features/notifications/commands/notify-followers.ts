import type { ListFollowers } from '#app/platform/cases/case-kind.ts';
import type { Platform } from '#app/platform/platform.ts';
import { type NewNotification, storeNotifications } from './store-notification.ts';

/** How many followers are notified in one transaction. */
const BATCH_SIZE = 2500;

interface OfFollowers extends NewNotification {
  /** The id of what they follow. */
  followedId: number;
  listFollowers: ListFollowers;
  /** Whom another notification told of it. */
  except?: readonly (number | null)[];
}

/** Notifies everybody who follows a thing, with a few statements for thousands of them. A second time it changes nothing. */
export async function notifyFollowers(
  platform: Platform,
  { followedId, listFollowers, except = [], ...notification }: OfFollowers,
): Promise<void> {
  let after: number | undefined = 0;
  while (after !== undefined) {
    const followers: number[] = await listFollowers(platform.db, { id: followedId, after, limit: BATCH_SIZE });
    const memberIds = followers.filter((id) => !except.includes(id));
    if (memberIds.length > 0) await storeNotifications(platform, { ...notification, memberIds });
    after = followers.length < BATCH_SIZE ? undefined : followers.at(-1);
  }
}
