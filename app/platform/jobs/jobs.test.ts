import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR } from '#app/platform/clock.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { eventKind } from './events.ts';
import { jobKind } from './jobs.ts';
import { openJobs } from './open-jobs.ts';

const payload = z.object({ id: z.int() });
const exampleJob = jobKind({ name: 'test.example', payload });
const exampleEvent = eventKind({ name: 'test.example-event', payload });
const first = jobKind({ name: 'test.example-event--first', payload });
const second = jobKind({ name: 'test.example-event--second', payload });

const site = setUpTestSite();
beforeAll(() => {
  site.platform.jobs.declare([
    { kind: exampleJob },
    { kind: first, event: exampleEvent },
    { kind: second, event: exampleEvent },
  ]);
});

/** Drains the jobs of `kind` and gives their payloads. */
async function drain(kind: typeof exampleJob): Promise<unknown[]> {
  const payloads: unknown[] = [];
  await site.platform.jobs.drain([{ kind, run: async (job) => void payloads.push(job) }]);
  return payloads;
}

it('a job that is sent in a transaction exists when that commits', async () => {
  const { db, jobs } = site.platform;
  await db.transaction().execute(async (transaction) => {
    await jobs.send(transaction, exampleJob, { id: 1 });
    expect(await drain(exampleJob)).toEqual([]);
  });
  expect(await drain(exampleJob)).toEqual([{ id: 1 }]);
  expect(await drain(exampleJob)).toEqual([]);
});

it('a job that is sent in a transaction that is rolled back never exists', async () => {
  const { db, jobs } = site.platform;
  const rolledBack = db.transaction().execute(async (transaction) => {
    await jobs.send(transaction, exampleJob, { id: 2 });
    await jobs.publish(transaction, exampleEvent, { id: 2 });
    throw new Error('toch niet');
  });
  await expect(rolledBack).rejects.toThrow('toch niet');
  expect([await drain(exampleJob), await drain(first), await drain(second)]).toEqual([[], [], []]);
});

it('an event reaches each subscriber once, however often it was declared', async () => {
  const { db, jobs } = site.platform;
  jobs.declare([{ kind: first, event: exampleEvent }]); // as another process does at its start
  await db.transaction().execute((transaction) => jobs.publish(transaction, exampleEvent, { id: 3 }));
  expect([await drain(first), await drain(second)]).toEqual([[{ id: 3 }], [{ id: 3 }]]);
});

it('a job that fails is retried, and the data of its error is not stored', async () => {
  const { config, db, log, pool } = site.platform;
  const jobs = await openJobs({ url: config.databaseUrl, log, isWorker: false });
  const failing = jobKind({ name: 'test.failing', payload });
  const fail = () => Promise.reject(Object.assign(new Error('naar jan@example.org'), { rij: 'geheim' }));
  jobs.declare([{ kind: failing }]);
  await jobs.work([{ kind: failing, run: fail }]);
  await db.transaction().execute((transaction) => jobs.send(transaction, failing, { id: 5 }));
  const readJob = async () =>
    (await pool.query(`select state, output from pgboss.job where group_id = 'test.failing'`)).rows[0];
  await expect.poll(async () => (await readJob()).state).toBe('retry');
  expect(JSON.stringify((await readJob()).output)).toContain('The job failed');
  expect(JSON.stringify((await readJob()).output)).not.toMatch(/jan@|geheim/);
  await jobs.close(); // else it would take a job of the next test, whose kind it does not know
});

it('of many jobs the failed one alone is retried, and a backlog is worked off without pauses', async () => {
  const { config, db, log, pool } = site.platform;
  const jobs = await openJobs({ url: config.databaseUrl, log, isWorker: false, interval: HOUR }); // the pause
  const kind = jobKind({ name: 'test.backlog', payload });
  const handled: number[] = [];
  const run = async (job: object) => {
    const { id } = payload.parse(job);
    if (id === 2) throw new Error('nummer twee');
    handled.push(id);
  };
  jobs.declare([{ kind }]);
  await db.transaction().execute(async (transaction) => {
    for (let id = 1; id <= 21; id += 1) await jobs.send(transaction, kind, { id });
  });
  await jobs.work([{ kind, run }]);
  const states = async () =>
    (
      await pool.query(
        `select state, count(*)::integer as jobs from pgboss.job where group_id = 'test.backlog' group by state order by state`,
      )
    ).rows;
  await expect.poll(states).toEqual([
    { state: 'retry', jobs: 1 },
    { state: 'completed', jobs: 20 },
  ]);
  expect(handled.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 21 }, (_, index) => index + 1).filter((id) => id !== 2),
  );
  await jobs.close();
});

it('a job with an invalid payload is not handled', async () => {
  const { db, jobs } = site.platform;
  await db.transaction().execute((transaction) => jobs.send(transaction, exampleJob, { id: 'vier' } as never));
  const handled: unknown[] = [];
  await expect(jobs.drain([{ kind: exampleJob, run: async (job) => void handled.push(job) }])).rejects.toThrow(
    z.ZodError,
  );
  expect(handled).toEqual([]);
});

it('all jobs are in one queue, however many kinds there are', async () => {
  const { rows } = await site.platform.pool.query('select name from pgboss.queue order by name');
  expect(rows.map(({ name }) => name)).toEqual(['job']);
});
