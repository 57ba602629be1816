import { perDay, perHour, rateLimit } from '#app/platform/limits/rate-limit.ts';

export const moderationLimits = {
  /** Reports of one member; and of visitors of one network, many of whom may sit in the same hospital. */
  report: rateLimit({ name: 'report', rate: perHour(30) }),
  /** Receipts that are mailed to one mailbox, whoever reports with that address. */
  reportReceipt: rateLimit({ name: 'reportReceipt', rate: perDay(3) }),
  /** Objections, also of who is not logged in; those that are refused included. */
  objection: rateLimit({ name: 'objection', rate: perHour(60), byNetwork: true }),
  /** Answers to messages of the moderators, of one member; each puts a case back on the desk. */
  messageReply: rateLimit({ name: 'messageReply', rate: perHour(20) }),
  /**
   * Urgent cases of which moderators are mailed at once: of despair that the site recognised, of what members reported, and of
   * what only visitors reported. None of these uses up another's (rules.md R49).
   */
  distressMail: rateLimit({ name: 'distressMail', rate: perHour(30) }),
  urgentMail: rateLimit({ name: 'urgentMail', rate: perHour(10) }),
  visitorUrgentMail: rateLimit({ name: 'visitorUrgentMail', rate: perHour(5) }),
};
