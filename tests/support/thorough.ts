/**
 * Whether everything is tried, as `npm run proof -- thorough` does. `npm test` tries one of each kind, and leaves out the files
 * of tests/thorough.
 */
export const THOROUGH = process.env.THOROUGH === '1';

/** All of these, or the first that is worst by `size`. */
export const worstOf = <T>(all: readonly T[], size: (item: T) => number): readonly T[] =>
  THOROUGH ? all : all.toSorted((one, other) => size(other) - size(one)).slice(0, 1);
