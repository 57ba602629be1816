import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** A member has a new notification. */
export const notificationStored = eventKind({
  name: 'notifications.stored',
  payload: z.object({ notificationId: z.int(), memberId: z.int() }),
});

/** A member has seen their notifications. */
export const notificationsSeen = eventKind({
  name: 'notifications.seen',
  payload: z.object({ memberId: z.int() }),
});
