import { z } from 'zod';
import { jobKind } from '#app/platform/jobs/jobs.ts';

/** Mails a member that another asks for contact, or accepted it. */
export const contactMailJob = jobKind({
  name: 'contacts.send-mail',
  payload: z.object({
    contactLinkId: z.int(),
    /** How the contact is of which it tells. */
    state: z.enum(['requested', 'accepted']),
    /** Whom it is about. */
    aboutId: z.int(),
    recipientId: z.int(),
  }),
});
