import { fromKysely, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Logger } from '#app/platform/log.ts';
import type { EventKind } from './events.ts';

/** A kind of job: its name and its payload, which holds ids only (style.md 12). */
export interface JobKind<P extends object = object> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
  /** The schedule of a recurring job, as cron in Europe/Amsterdam. */
  readonly cron?: string;
}

/** Declares a kind of job. */
export const jobKind = <P extends object>(kind: JobKind<P>): JobKind<P> => kind;

/** A queue: for the jobs of a kind, or for one subscriber to an event. */
export interface Queue {
  readonly kind: JobKind;
  readonly event?: EventKind;
}

/** Handles a kind of job. It may run twice, and checks access again (style.md 12). */
export interface JobHandler {
  readonly kind: JobKind;
  run(payload: object): Promise<void>;
}

export interface Jobs {
  /** Enqueues a job in the caller's transaction: it exists when that commits, and only then. */
  send<P extends object>(db: OpenTransaction, kind: JobKind<P>, payload: P): Promise<void>;
  /** Publishes an event in the caller's transaction: every subscriber gets a job of its own. */
  publish<P extends object>(db: OpenTransaction, event: EventKind<P>, payload: P): Promise<void>;
  /**
   * Creates these queues and subscribes those of events. Every process does so when it starts, before it publishes: the
   * subscribers are those of its own features, not rows of the database that each write would read
   * (docs/decisions/0046).
   */
  declare(all: readonly Queue[]): Promise<void>;
  /** Starts handling the jobs of declared queues. Removes the schedules of jobs that have no handler any more. */
  work(handlers: readonly JobHandler[]): Promise<void>;
  /** Runs all waiting jobs of `kind`; for tests, which have no worker. */
  drain(kind: JobKind, run: (payload: object) => Promise<void>): Promise<void>;
  /** Whether the queue can be reached. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

const QUEUE_OPTIONS = {
  retryLimit: 8,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 60,
  expireInSeconds: 600,
};

/** While two jobs are found at once there are probably more: then the queue is emptied without a pause. */
const POLLING = { pollingIntervalSeconds: 0.5, batchSize: 2, burstWhenBatchFull: true };

/** Connects to pg-boss; only the worker supervises queues and schedules. */
export async function openJobs({ url, log, isWorker }: { url: string; log: Logger; isWorker: boolean }): Promise<Jobs> {
  const boss = new PgBoss({
    connectionString: url,
    max: isWorker ? 6 : 2,
    supervise: isWorker,
    schedule: isWorker,
    migrate: false,
    createSchema: false,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue had an error'));
  await boss.start();
  const subscribers = new Map<string, Set<string>>();
  return {
    async send(db, kind, payload) {
      await boss.send(kind.name, payload, { db: fromKysely(db) });
    },
    async publish(db, event, payload) {
      for (const queue of subscribers.get(event.name) ?? []) await boss.send(queue, payload, { db: fromKysely(db) });
    },
    async declare(all) {
      for (const { kind, event } of all) {
        await boss.createQueue(kind.name, QUEUE_OPTIONS);
        await boss.updateQueue(kind.name, QUEUE_OPTIONS); // createQueue does not change an existing queue
        // Looks the queue up, as pg-boss does again for its first job: then the connection for it may be closed already.
        await boss.getJobById(kind.name, NO_JOB);
        if (event) subscribers.set(event.name, (subscribers.get(event.name) ?? new Set()).add(kind.name));
      }
    },
    async work(handlers) {
      for (const { kind, run } of handlers) {
        await boss.work(kind.name, POLLING, async (jobs) => {
          const failures: unknown[] = [];
          for (const { id, data } of jobs) {
            try {
              await runLogged({ log, job: kind.name, id }, () => run(kind.payload.parse(data ?? {})));
              await boss.complete(kind.name, id); // by itself: the other one may fail
            } catch (error) {
              failures.push(error);
            }
          }
          if (failures.length > 0) throw failures[0];
        });
        if (kind.cron) await boss.schedule(kind.name, kind.cron, {}, { tz: 'Europe/Amsterdam' });
      }
      const scheduled = new Set(handlers.filter(({ kind }) => kind.cron).map(({ kind }) => kind.name));
      for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name);
    },
    async drain(kind, run) {
      for (let jobs = await boss.fetch(kind.name); jobs.length > 0; jobs = await boss.fetch(kind.name)) {
        for (const job of jobs) {
          await run(kind.payload.parse(job.data ?? {}));
          await boss.complete(kind.name, job.id);
        }
      }
    },
    ready: () => boss.isInstalled(),
    close: () => boss.stop({ graceful: true, timeout: 8000 }),
  };
}

/**
 * Runs a job and logs its error. pg-boss stores a thrown error with the job, so this throws one without data: the original
 * may hold an address or a row (rules.md R16, R31).
 */
async function runLogged({ log, job, id }: { log: Logger; job: string; id: string }, run: () => Promise<void>) {
  try {
    await run();
  } catch (error) {
    log.error({ err: error, job, id }, 'a job failed');
    throw new Error('The job failed; the log says why.');
  }
}
