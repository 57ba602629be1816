import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** Somebody confirmed their address and is a member now. */
export const registrationConfirmed = eventKind({
  name: 'accounts.registration-confirmed',
  payload: z.object({ memberId: z.int(), asDonor: z.boolean() }),
});
