import { z } from 'zod';
import { eventKind } from '#app/platform/jobs/events.ts';

/** A registration was confirmed by its address and became a member, who may have asked for the newsletter. */
export const registrationConfirmed = eventKind({
  name: 'accounts.registration-confirmed',
  payload: z.object({ memberId: z.int(), asDonor: z.boolean(), newsletter: z.boolean().default(false) }),
});

const ofMember = z.object({ memberId: z.int() });

/** A member asked for another address, which is not confirmed yet. */
export const newEmailRequested = eventKind({ name: 'accounts.new-email-requested', payload: ofMember });

/** A member has another address. */
export const emailChanged = eventKind({ name: 'accounts.email-changed', payload: ofMember });

/** A member has another password, by a link in a mail or in the settings. */
export const passwordChanged = eventKind({ name: 'accounts.password-changed', payload: ofMember });

/** A member turned the mails about what is new on or off. */
export const emailNotificationsChanged = eventKind({
  name: 'accounts.email-notifications-changed',
  payload: z.object({ memberId: z.int(), wanted: z.boolean() }),
});

/** A member said for what they may be approached. */
export const approachChosen = eventKind({ name: 'accounts.approach-chosen', payload: ofMember });

/** A member deleted their account: nothing is left of it but the number. */
export const memberDeleted = eventKind({ name: 'accounts.member-deleted', payload: ofMember });
