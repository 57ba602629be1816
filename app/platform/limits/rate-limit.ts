import { DAY, HOUR, MINUTE } from '#app/platform/clock.ts';

/** How often something may be done: `points` times in `seconds`. */
export interface Rate {
  readonly points: number;
  readonly seconds: number;
}

/** A rate limit, by default counted for each member, and for visitors by network. */
export interface RateLimit {
  /** The key of its counts, and the name of its setting (`usernameLookup`: LIMIT_USERNAME_LOOKUP). */
  readonly name: string;
  /** The default rate, which the setting overrides. */
  readonly rate: Rate;
  /** Counts members by network too, so that logging in gives no extra attempts (rules.md R2, R3). */
  readonly byNetwork?: true;
  /**
   * Counted by the handler, once it knows the token of a link in a mail: links that do not work count by network, one that
   * works by itself, so that nobody shuts others of their network out (rules.md R49).
   */
  readonly byToken?: true;
  /** The error of a refusal; by default too_many_requests. */
  readonly error?: 'people_limit' | 'contact_limit' | 'question_limit';
}

/** Declares a rate limit. */
export const rateLimit = (declared: RateLimit): RateLimit => declared;

/** `points` times a minute. */
export const perMinute = (points: number): Rate => ({ points, seconds: MINUTE / 1000 });

/** `points` times an hour. */
export const perHour = (points: number): Rate => ({ points, seconds: HOUR / 1000 });

/** `points` times a day. */
export const perDay = (points: number): Rate => ({ points, seconds: DAY / 1000 });

/** `points` times a week. */
export const perWeek = (points: number): Rate => ({ points, seconds: (7 * DAY) / 1000 });

/** The limits of pages, and those that calls of every feature may have. */
export const limits = {
  /** Of what is made for visitors: pages that the page cache does not hold, sitemaps, calls without a limit (R38). */
  page: rateLimit({ name: 'page', rate: perMinute(600), byNetwork: true }),
  /** Of the pages that are rendered for a member: as fast as somebody reads with many tabs, not as a machine asks (R38). */
  pageOfMember: rateLimit({ name: 'pageOfMember', rate: perMinute(300) }),
  /** Of the pages and calls of links in mails, so that whoever uses up `page` shuts nobody of the network out of theirs (R49). */
  pageOfMail: rateLimit({ name: 'pageOfMail', rate: perMinute(300), byNetwork: true }),
  /** Of everything that a member writes. */
  write: rateLimit({ name: 'write', rate: perMinute(60) }),
  /** Of likes, follows and other things that are switched on and off. */
  toggle: rateLimit({ name: 'toggle', rate: perMinute(120) }),
  /** Of pictures, before they are read. */
  upload: rateLimit({ name: 'upload', rate: perHour(20) }),
};
