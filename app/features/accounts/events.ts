import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** A registration was confirmed by its address and became a member, who may have asked for the newsletter. */
export const registrationConfirmed = eventKind({
  name: 'accounts.registration-confirmed',
  payload: z.object({ memberId: z.int(), asDonor: z.boolean(), newsletter: z.boolean().default(false) }),
});

const ofMember = z.object({ memberId: z.int() });

/** A member deleted their account: nothing is left of it but the number. */
export const memberDeleted = eventKind({ name: 'accounts.member-deleted', payload: ofMember });
