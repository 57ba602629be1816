import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR } from '#app/platform/clock.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { type JobHandler, type JobKind, type Jobs, jobKind } from './jobs.ts';
import { openJobs } from './open-jobs.ts';

const payload = z.object({ id: z.int() });

const site = setUpTestSite();

describe('a worker', () => {
  let open: Jobs[] = [];
  afterEach(async () => {
    await Promise.all(open.map((jobs) => jobs.close()));
    open = [];
  });

  /** Starts a worker on the database of the site, which hears of jobs or not. */
  async function startWorker(handlers: readonly JobHandler[], options: { isWorker: boolean; interval: number }) {
    const { config, log } = site.platform;
    const jobs = await openJobs({ url: config.databaseUrl, log, ...options });
    open.push(jobs);
    await jobs.work(handlers);
  }

  const send = (kind: JobKind<{ id: number }>, id: number) =>
    site.platform.db.transaction().execute((transaction) => site.platform.jobs.send(transaction, kind, { id }));

  /** A kind of job, and the payload of the first of them that is handled. */
  function awaitJob(name: string) {
    const kind = jobKind({ name, payload });
    const { promise, resolve } = Promise.withResolvers<object>();
    return { kind, handled: promise, handler: { kind, run: async (job: object) => resolve(job) } };
  }

  it('starts a job when it is notified of it, long before it would look for one', async () => {
    const { kind, handled, handler } = awaitJob('test.notified');
    await startWorker([handler], { isWorker: true, interval: HOUR });
    await send(kind, 7);
    expect(await handled).toEqual({ id: 7 });
  });

  it('finds a job by looking when its notification was lost', async () => {
    const { kind, handled, handler } = awaitJob('test.unheard');
    await startWorker([handler], { isWorker: false, interval: 20 });
    await send(kind, 8);
    expect(await handled).toEqual({ id: 8 });
  });

  it('handles one job of a kind at a time, and others beside a slow one', async () => {
    const slow = jobKind({ name: 'test.slow', payload });
    const { kind, handled, handler } = awaitJob('test.quick');
    const [begun, released, all] = [0, 0, 0].map(() => Promise.withResolvers<void>());
    const order: string[] = [];
    const run = async (job: object) => {
      order.push(`start ${payload.parse(job).id}`);
      begun?.resolve();
      await released?.promise;
      order.push(`end ${payload.parse(job).id}`);
      if (order.length === 4) all?.resolve();
    };
    await startWorker([{ kind: slow, run }, handler], { isWorker: true, interval: HOUR });
    await site.platform.db.transaction().execute((tx) => site.platform.jobs.send(tx, slow, { id: 1 }, { id: 2 }));
    await begun?.promise;
    await send(kind, 9);
    expect(await handled).toEqual({ id: 9 });
    expect(order).toEqual(['start 1']);
    released?.resolve();
    await all?.promise;
    expect(order).toEqual(['start 1', 'end 1', 'start 2', 'end 2']);
  });

  it('leaves a job of a kind that it does not know to a worker that does', async () => {
    const { kind, handled, handler } = awaitJob('test.of-a-newer-worker');
    const { kind: known, handled: knownHandled, handler: knownHandler } = awaitJob('test.known');
    await startWorker([knownHandler], { isWorker: true, interval: HOUR });
    await send(kind, 10);
    await send(known, 11);
    expect(await knownHandled).toEqual({ id: 11 });
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(site.platform.db); // some seconds later
    await startWorker([handler], { isWorker: false, interval: 20 });
    expect(await handled).toEqual({ id: 10 });
  });
});
