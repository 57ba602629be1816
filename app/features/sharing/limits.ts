import { perDay, perHour, rateLimit } from '#app/platform/limits/rate-limit.ts';

/** The limits of mails that anybody can send to anybody (rules.md R29). */
export const sharingLimits = {
  /** Submissions of the form, those that are refused included. */
  share: rateLimit({ name: 'share', rate: perHour(60), byNetwork: true }),
  /** Requests to get no more such mails. */
  shareOptOut: rateLimit({ name: 'shareOptOut', rate: perHour(60), byNetwork: true }),
  /** The recipients of one sender. */
  shareRecipient: rateLimit({ name: 'shareRecipient', rate: perHour(20) }),
  /** Mails to one recipient, whoever sends them. */
  shareToAddress: rateLimit({ name: 'shareToAddress', rate: perDay(3) }),
  /** The recipients of all senders together. */
  shareTotal: rateLimit({ name: 'shareTotal', rate: perHour(1000) }),
};
