import type { Job, PgBoss } from 'pg-boss';
import { SECOND } from '#app/platform/clock.ts';
import type { Logger } from '#app/platform/log.ts';
import { type Repeating, repeat } from '#app/platform/repeat.ts';
import type { JobHandler } from './jobs.ts';
import { HEARTBEAT, QUEUE } from './queue.ts';

/** How long jobs that run may take when the process stops; then they fail, and are retried. */
const GRACE = 8 * SECOND;

interface Dispatch {
  boss: PgBoss;
  handlers: readonly JobHandler[];
  /** Kinds of jobs that are known and not handled here. */
  ignored: readonly string[];
  log: Logger;
  /** How often to look for jobs without being woken, in milliseconds. */
  interval: number;
}

/**
 * Hands the jobs of the queue to their handlers: of one kind one at a time, of different kinds at once, so that a slow mail
 * server holds up mails alone. It looks for jobs when it is woken, when a job has ended, and at intervals for those whose
 * time has come. Resolves when it has looked for the first time.
 */
export async function dispatchJobs({ boss, handlers, ignored, log, interval }: Dispatch): Promise<Repeating> {
  const handlerOf = new Map(handlers.map((handler) => [handler.kind.name, handler]));
  const foreign = new Set(ignored);
  const running = new Map<string, { job: Job; ended: Promise<void> }>();
  const first = Promise.withResolvers<void>();

  /** Starts jobs of the kinds that are idle until there are none. */
  async function startWaiting(stopping: AbortSignal): Promise<void> {
    try {
      while (!stopping.aborted) {
        const [job] = await boss.fetch<object>(QUEUE, { ignoreGroups: [...foreign, ...running.keys()] });
        if (!job) break;
        start(job);
      }
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the job queue could not be read');
    }
    first.resolve();
  }

  function start(job: Job): void {
    const kind = job.groupId ?? '';
    const handler = handlerOf.get(kind);
    if (!handler) foreign.add(kind); // of a newer version of the site: a worker of that version will retry it
    const ended = runJob({ boss, log, job, handler }).finally(() => {
      running.delete(kind);
      looking.wake();
    });
    running.set(kind, { job, ended });
  }

  const looking = repeat(startWaiting, interval);
  await first.promise;
  return {
    wake: looking.wake,
    async stop() {
      await looking.stop();
      const jobs = [...running.values()];
      const timeout = AbortSignal.timeout(GRACE);
      const late = new Promise<void>((resolve) => timeout.addEventListener('abort', () => resolve()));
      await Promise.race([Promise.all(jobs.map(({ ended }) => ended)), late]);
      for (const { job } of running.values()) await boss.fail(QUEUE, job, new Error('The process stopped.'));
    },
  };
}

/**
 * Runs a job, says meanwhile that it is alive, and records how it ended; never rejects. pg-boss stores a thrown error with
 * the job, so this records one without data: the original may hold an address or a row (rules.md R16, R31).
 */
async function runJob({
  boss,
  log,
  job,
  handler,
}: Pick<Dispatch, 'boss' | 'log'> & { job: Job; handler: JobHandler | undefined }): Promise<void> {
  const { id, groupId: kind, data } = job;
  const beat = setInterval(() => boss.touch(QUEUE, job).catch(() => undefined), HEARTBEAT / 2);
  try {
    if (!handler) throw new Error(`This worker has no handler for the job ${kind}.`);
    await handler.run(handler.kind.payload.parse(data ?? {}));
    await boss.complete(QUEUE, job);
  } catch (error) {
    log.error({ err: error, job: kind, id }, 'a job failed');
    await boss
      .fail(QUEUE, job, new Error('The job failed; the log says why.'))
      .catch((reason: Error) =>
        log.warn({ reason: reason.message, job: kind, id }, 'a failed job could not be recorded'),
      );
  } finally {
    clearInterval(beat);
  }
}
