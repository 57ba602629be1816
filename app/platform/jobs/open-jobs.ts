import { fromKysely, type JobInsert, PgBoss } from 'pg-boss';
import { HOUR, SECOND, TIME_ZONE } from '#app/platform/clock.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import type { Logger } from '#app/platform/log.ts';
import type { Repeating } from '#app/platform/repeat.ts';
import { dispatchJobs } from './dispatch-jobs.ts';
import type { EventKind } from './events.ts';
import type { JobHandler, Jobs } from './jobs.ts';
import { QUEUE, QUEUE_OPTIONS } from './queue.ts';
import { openQueueDatabase } from './queue-database.ts';

interface Opening {
  url: string;
  log: Logger;
  /** Only the worker is notified of jobs, supervises the queue and keeps its schedules. */
  isWorker: boolean;
  /** How often a worker looks for jobs that it was not notified of, in milliseconds: they were retried, or late. */
  interval?: number;
}

/** Connects to pg-boss. */
export async function openJobs({ url, log, isWorker, interval = 2 * SECOND }: Opening): Promise<Jobs> {
  let dispatch: Repeating | null = null;
  const database = openQueueDatabase({ url, size: isWorker ? 6 : 2, log, onNotification: () => dispatch?.wake() });
  const boss = new PgBoss({
    db: database,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    migrate: false,
    createSchema: false,
    maintenanceIntervalSeconds: (6 * HOUR) / SECOND,
    flowIntervalSeconds: HOUR / SECOND, // no job waits for another
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue had an error'));
  await boss.start();
  await boss.createQueue(QUEUE, QUEUE_OPTIONS);
  await boss.updateQueue(QUEUE, QUEUE_OPTIONS); // createQueue does not change an existing queue
  await boss.findJobs(QUEUE, { id: NO_JOB }); // looks the queue up, as its first job would
  const kinds = new Set<string>();
  const subscribers = new Map<string, Set<string>>();

  const insert = async (db: OpenTransaction, jobs: JobInsert[]) => {
    if (jobs.length > 0) await boss.insert(QUEUE, jobs, { db: fromKysely(db) });
  };
  const subscribersTo = (event: EventKind) => [...(subscribers.get(event.name) ?? [])];

  return {
    send: (db, { name }, ...payloads) => insert(db, payloads.map(jobOf(name))),
    publish: (db, event, ...payloads) =>
      insert(
        db,
        subscribersTo(event).flatMap((name) => payloads.map(jobOf(name))),
      ),
    declare(all) {
      for (const { kind, event } of all) {
        kinds.add(kind.name);
        if (event) subscribers.set(event.name, (subscribers.get(event.name) ?? new Set()).add(kind.name));
      }
    },
    async work(handlers) {
      await keepSchedules(boss, handlers);
      const ignored = [...kinds].filter((name) => !handlers.some(({ kind }) => kind.name === name));
      await dispatch?.stop();
      dispatch = await dispatchJobs({ boss, handlers, ignored, log, interval });
    },
    async drain(handlers) {
      const handlerOf = new Map(handlers.map((handler) => [handler.kind.name, handler]));
      const ignoreGroups = [...kinds].filter((name) => !handlerOf.has(name));
      const next = async () => (await boss.fetch<object>(QUEUE, { ignoreGroups }))[0];
      for (let job = await next(); job; job = await next()) {
        const handler = handlerOf.get(job.groupId ?? '');
        await handler?.run(handler.kind.payload.parse(job.data ?? {}));
        await boss.complete(QUEUE, job);
      }
    },
    ready: () => boss.isInstalled(),
    async close() {
      await dispatch?.stop();
      await boss.stop({ graceful: false });
      await database.close();
    },
  };
}

/** Gives a job of this kind its place in the queue. */
const jobOf =
  (name: string) =>
  (payload: object): JobInsert => ({ group: { id: name }, data: payload });

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/** Schedules the recurring jobs of these handlers, and no others. */
async function keepSchedules(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const scheduled = new Set<string>();
  for (const { kind } of handlers) {
    if (!kind.cron) continue;
    await boss.schedule(QUEUE, kind.cron, {}, { tz: TIME_ZONE, key: kind.name, group: { id: kind.name } });
    scheduled.add(kind.name);
  }
  for (const { name, key } of await boss.getSchedules()) {
    if (name !== QUEUE || !scheduled.has(key)) await boss.unschedule(name, key);
  }
}
