import { Worker } from 'node:worker_threads';
import { expect, it, vi } from 'vitest';
import { hashNetwork } from '#app/platform/limits/network.ts';
import { HASHING } from '#app/platform/passwords/hashing-threads.ts';
import { hashPassword, verifyPassword } from '#app/platform/passwords/passwords.ts';
import { makeMember } from '#tests/support/factory/members.ts';
import { request } from '#tests/support/request.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { waitFor } from '#tests/support/wait-for.ts';

vi.unmock('#app/platform/passwords/parameters.ts'); // only slow hashes fill the queue

const PASSWORD = 'zonnebloem7';

const site = setUpTestSite();

const logIn = (Email: string, Password: string, from = '127.0.0.1') =>
  request(site, 'POST', '/api/v1/login/login', { body: { Email, Password }, from });

/** Logs in `times` times with a wrong password and gives the statuses. */
async function failLogins(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await logIn(email, 'verkeerd1')).statusCode);
  return statuses;
}

/** Keeps the threads from computing hashes, until the function that it gives is called. */
function holdHashes(): () => void {
  const held: (() => void)[] = [];
  const post = vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, hashing) {
    held.push(() => this.postMessage(hashing));
  });
  return () => {
    post.mockRestore();
    for (const send of held) send();
  };
}

it('R2 an attempt during the block computes no hash: it is blocked even while the queue of hashes is full', async () => {
  await failLogins('bezet@example.org', 6);
  const network = hashNetwork('127.0.0.1', site.platform.config.secret);
  const release = holdHashes();
  const places = HASHING.concurrency + HASHING.maxPending;
  const queue = Array.from({ length: places }, () => verifyPassword(PASSWORD, null, network));
  expect((await logIn('iemand-anders@example.org', PASSWORD)).statusCode).toBe(503);
  expect((await logIn('bezet@example.org', PASSWORD)).statusCode).toBe(403);
  expect(await failLogins('geduldig@example.org', 7)).toEqual(Array(7).fill(503)); // these are no attempts
  release();
  await Promise.all(queue);
  expect(await failLogins('geduldig@example.org', 1)).toEqual([401]);
});

it('R4 a login waits for few of the many that another network attempts, and is not refused for them', async () => {
  const { email } = await makeMember(site.platform, { passwordHash: await hashPassword(PASSWORD) });
  const statuses: number[] = [];
  const flood = Array.from({ length: 2 * HASHING.maxPending }, async (_, index) => {
    statuses.push((await logIn(`niemand-${index}@example.org`, PASSWORD, '198.51.100.7')).statusCode);
  });
  await waitFor(() => expect(statuses).toContain(503)); // the queue is full
  const answered = () => statuses.filter((status) => status !== 503).length;
  const before = answered();
  const genuine = await logIn(email, PASSWORD, '203.0.113.9');
  expect(genuine.statusCode).toBe(200);
  expect(answered() - before).toBeLessThanOrEqual(3 * HASHING.concurrency);
  await Promise.all(flood);
  expect(answered()).toBeGreaterThan(HASHING.maxPending - 5);
});
