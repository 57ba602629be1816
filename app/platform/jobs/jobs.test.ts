import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { eventKind } from './events.ts';
import { jobKind } from './jobs.ts';

const payload = z.object({ id: z.int() });
const errand = jobKind({ name: 'test.errand', payload });
const happening = eventKind({ name: 'test.happening', payload });
const first = jobKind({ name: 'test.happening--first', payload });
const second = jobKind({ name: 'test.happening--second', payload });

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await site.platform.jobs.declare([
    { kind: errand },
    { kind: first, event: happening },
    { kind: second, event: happening },
  ]);
});
afterAll(() => site.close());

/** What waits in the queue of `kind`; it waits no longer. */
async function waiting(kind: typeof errand): Promise<unknown[]> {
  const found: unknown[] = [];
  await site.platform.jobs.drain(kind, async (job) => void found.push(job));
  return found;
}

it('a job ordered in a transaction is there when that commits', async () => {
  const { db, jobs } = site.platform;
  await db.transaction().execute(async (transaction) => {
    await jobs.send(transaction, errand, { id: 1 });
    expect(await waiting(errand)).toEqual([]);
  });
  expect(await waiting(errand)).toEqual([{ id: 1 }]);
  expect(await waiting(errand)).toEqual([]);
});

it('a job ordered in a transaction that is rolled back never was', async () => {
  const { db, jobs } = site.platform;
  const changedOurMind = db.transaction().execute(async (transaction) => {
    await jobs.send(transaction, errand, { id: 2 });
    await jobs.publish(transaction, happening, { id: 2 });
    throw new Error('toch niet');
  });
  await expect(changedOurMind).rejects.toThrow('toch niet');
  expect([await waiting(errand), await waiting(first), await waiting(second)]).toEqual([[], [], []]);
});

it('an event reaches each subscriber once, however often they were declared', async () => {
  const { db, jobs } = site.platform;
  await jobs.declare([{ kind: first, event: happening }]); // as another process does at its start
  await db.transaction().execute((transaction) => jobs.publish(transaction, happening, { id: 3 }));
  expect([await waiting(first), await waiting(second)]).toEqual([[{ id: 3 }], [{ id: 3 }]]);
});

it('a job that fails waits to be done again, and keeps nothing of what its error knew', async () => {
  const { db, jobs, pool } = site.platform;
  const failing = jobKind({ name: 'test.failing', payload });
  const fail = () => Promise.reject(Object.assign(new Error('naar jan@example.org'), { rij: 'geheim' }));
  await jobs.declare([{ kind: failing }]);
  await jobs.work([{ kind: failing, run: fail }]);
  await db.transaction().execute((transaction) => jobs.send(transaction, failing, { id: 5 }));
  const kept = async () =>
    (await pool.query(`select state, output from pgboss.job where name = 'test.failing'`)).rows[0];
  await expect.poll(async () => (await kept()).state, { timeout: 10_000 }).toBe('retry');
  expect(JSON.stringify((await kept()).output)).toContain('The job failed');
  expect(JSON.stringify((await kept()).output)).not.toMatch(/jan@|geheim/);
});

it('a job with a strange payload is not done', async () => {
  const { db, jobs } = site.platform;
  await db.transaction().execute((transaction) => jobs.send(transaction, errand, { id: 'vier' } as never));
  const done: unknown[] = [];
  await expect(jobs.drain(errand, async (job) => void done.push(job))).rejects.toThrow(z.ZodError);
  expect(done).toEqual([]);
});
