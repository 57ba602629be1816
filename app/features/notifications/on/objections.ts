import type { z } from 'zod';
import type { objectionLodged } from '#app/features/moderation/events.ts';
import { isObjectionOpen, listAdministrators, listModeratorsForObjection } from '#app/features/moderation/index.ts';
import type { Platform } from '#app/platform/platform.ts';
import { storeNotifications } from '../commands/store-notification.ts';

/** What one notification of a moderator tells of: all objections. */
const ALL_OBJECTIONS = 0;

/**
 * Tells the moderators who may answer an objection that it waits, in one line for all that do; where none may, the
 * administrators.
 */
export async function notifyOfLodged(
  platform: Platform,
  { objectionId }: z.output<typeof objectionLodged.payload>,
): Promise<void> {
  const moderators = await listModeratorsForObjection(platform, objectionId);
  const isOpen = await isObjectionOpen(platform.db, objectionId);
  if (!isOpen) return;
  await storeNotifications(platform, {
    ...{ actorId: null, subjectId: objectionId, aboutId: ALL_OBJECTIONS },
    ...(moderators.length > 0
      ? { kind: 'objection-waits', memberIds: moderators }
      : { kind: 'objection-unanswerable', memberIds: await listAdministrators(platform.db) }),
  });
}
