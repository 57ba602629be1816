import { perDay, perWeek, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const contactsLimits = {
  /** People whom a member asks for contact, each of whom gets a mail. */
  contactRequest: rateLimit({ name: 'contactRequest', rate: perDay(30), error: 'contact_limit' }),
  /** Mails to a member about the same other, who may ask, withdraw that and ask again. */
  contactMail: rateLimit({ name: 'contactMail', rate: perWeek(1) }),
  /** Blocks of a member: their list names people, whom nobody may gather so (rules.md R20). */
  memberBlock: rateLimit({ name: 'memberBlock', rate: perDay(50) }),
};
