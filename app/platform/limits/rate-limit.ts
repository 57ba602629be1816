import { HOUR, MINUTE } from '#app/platform/clock.ts';

/** How often something may be done: `points` times in `seconds`. */
export interface Allowance {
  readonly points: number;
  readonly seconds: number;
}

/** A rate limit: by default one for each member, and for each network of those who are logged out. */
export interface RateLimit {
  /** Counts are kept under it; LIMIT_<NAME> sets how often (`usernameLookup`: LIMIT_USERNAME_LOOKUP). */
  readonly name: string;
  /** How often, unless the settings say otherwise. */
  readonly allows: Allowance;
  /** Counted by network for members as well: a session must not give more tries (rules.md R2, R3). */
  readonly byNetwork?: true;
}

/** Declares a rate limit. */
export const rateLimit = (declared: RateLimit): RateLimit => declared;

/** `points` times a minute. */
export const perMinute = (points: number): Allowance => ({ points, seconds: MINUTE / 1000 });

/** `points` times an hour. */
export const perHour = (points: number): Allowance => ({ points, seconds: HOUR / 1000 });

/** The limits that calls of every feature may have. */
export const limits = {
  /** Of everything that a member writes. */
  write: rateLimit({ name: 'write', allows: perMinute(60) }),
  /** Of likes, follows and other things that are switched on and off. */
  toggle: rateLimit({ name: 'toggle', allows: perMinute(120) }),
  /** Of pictures, before they are read. */
  upload: rateLimit({ name: 'upload', allows: perHour(20) }),
};
