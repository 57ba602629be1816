import type { Platform } from '#app/platform/platform.ts';
import { removeNotifications } from '../commands/remove-notifications.ts';
import { isWithoutReactions } from '../news.ts';

/** Deletes the notifications that told of reactions of members who deleted the account, and of no others. */
export const removeDeparted = (platform: Platform): Promise<void> =>
  removeNotifications(platform, (eb) => eb.and([eb('actorId', 'is', null), isWithoutReactions(eb)]));
