/**
 * Whether everything is tried, as `npm run proof -- thorough journeys` does. `npm test` tries one of each kind, and leaves out
 * the files of tests/thorough.
 */
export const THOROUGH = process.env.THOROUGH === '1';

/**
 * Which journeys `npm test` leaves out, by title or tag: variants of what another journey or a test of the server shows, such
 * as a form without JavaScript, which tests of its page send too.
 */
export const LEFT_OUT = /@thorough|(?<!also )without JavaScript|JavaScript: false/;

/** All of these, or about so many of them, evenly spread. */
export const someOf = <T>(count: number, all: readonly T[]): readonly T[] =>
  THOROUGH ? all : all.filter((_, index) => index % Math.ceil(all.length / count) === 0);

/** All of these, or the first that is worst by `size`. */
export const worstOf = <T>(all: readonly T[], size: (item: T) => number): readonly T[] =>
  THOROUGH ? all : all.toSorted((one, other) => size(other) - size(one)).slice(0, 1);
