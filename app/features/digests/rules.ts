import { DAY, MINUTE } from '#app/platform/clock.ts';

/** The hour in Amsterdam from which the digests of a day are made (choices.md 20). */
export const FIRST_HOUR = 9;

/** How many days a member's digests are apart. */
export const DAYS_APART = 2;

/** How far a digest looks back at most, for whoever gets none for long, in milliseconds. */
export const LOOK_BACK = 14 * DAY;

/** How many entries a part of a digest has at most; the others are counted. */
export const ENTRIES_MAX = 5;

/** How many members a transaction goes through, of whom it is the day of some. */
export const MEMBERS_AT_ONCE = 1000;

/** How many digests a worker takes and mails at a time, each by a connection of its own. */
export const SENT_AT_ONCE = 10;

/**
 * For how long nobody else sends a digest that a worker took, in milliseconds: longer than a mail server may take to accept
 * a mail (RFC 5321, 4.5.3.2). Only after a worker was killed does somebody wait for it.
 */
export const LEASE = 30 * MINUTE;

/**
 * After how many milliseconds a mail that failed is tried again, by the number of tries; the last counts for all that
 * follow.
 */
export const BACKOFF = [1, 2, 5, 10, 20, 30, 60].map((minutes) => minutes * MINUTE);

/** How often a digest is tried, half a day in all. What it was about is in the next digest if none succeeds. */
export const TRIES_MAX = 16;
