import { perDay, perHour, perMinute, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const newsletterLimits = {
  /** Submissions of the form, those that are refused included. */
  newsletterRequest: rateLimit({ name: 'newsletterRequest', rate: perHour(20), byNetwork: true }),
  /** Mails that the form sends to one mailbox, whoever asks for them. */
  newsletterToAddress: rateLimit({ name: 'newsletterToAddress', rate: perDay(3) }),
  /** Links of mails that are used. Many, because a provider of mail unsubscribes all its users from one network. */
  newsletterLink: rateLimit({ name: 'newsletterLink', rate: perMinute(300), byNetwork: true }),
};
