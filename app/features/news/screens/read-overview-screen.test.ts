import { expect, test } from 'vitest';
import { retryOnce } from './read-overview-screen.ts';

/** A read that fails the first `times` times. */
function failing(times: number) {
  let done = 0;
  return async () => {
    done += 1;
    if (done <= times) throw new Error('lost');
    return done;
  };
}

test('a read that fails is done once more', async () => {
  expect(await retryOnce(failing(0))).toBe(1);
  expect(await retryOnce(failing(1))).toBe(2);
  await expect(retryOnce(failing(2))).rejects.toThrow('lost');
});

test('a redirect is no failure', async () => {
  let reads = 0;
  const read = async () => {
    reads += 1;
    throw new Response();
  };
  await expect(retryOnce(read)).rejects.toBeInstanceOf(Response);
  expect(reads).toBe(1);
});
