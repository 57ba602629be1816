import { afterAll, afterEach, expect, vi } from 'vitest';

// An unexpected console.error fails the test (style.md 15).
const errors = vi.spyOn(console, 'error');
afterEach(() => {
  const calls = errors.mock.calls.splice(0);
  expect(calls, 'unexpected console.error').toEqual([]);
});

// The next file of the same process finds the globals as they were.
afterAll(() => void vi.unstubAllGlobals());
