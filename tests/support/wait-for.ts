import { vi } from 'vitest';
import { WAIT } from './time-limits.ts';

/** Tries this again and again until it throws nothing, and gives what it gives. Moves fake timers along meanwhile. */
export const waitFor = <T>(attempt: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(attempt, { timeout: WAIT, interval: 20 });
