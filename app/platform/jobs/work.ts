import type { Platform } from '#app/platform/platform.ts';
import type { EventKind } from './events.ts';
import type { JobKind, JobSource } from './jobs.ts';

/** What the worker does for one kind of job, or for one subscription to an event. It may run twice. */
export interface QueueWork extends JobSource {
  run(platform: Platform, payload: object): Promise<void>;
}

/** Work that repeats at an interval. Two workers may run it at the same time. */
export interface IntervalWork {
  readonly name: string;
  /** The pause between two runs, in milliseconds. */
  readonly interval: number;
  /** The channel of PostgreSQL whose notifications start a run at once. The interval is then for those that are missed. */
  readonly wokenBy?: string;
  /** A long run ends early when the process wants to stop. */
  run(platform: Platform, stopping: AbortSignal): Promise<void>;
}

/** Something that the worker does. */
export type Work = QueueWork | IntervalWork;

/** Whether work handles jobs. */
export const isQueueWork = (work: Work): work is QueueWork => 'kind' in work;

/** Declares the handler of a kind of job. */
export const handleJob = <P extends object>(
  kind: JobKind<P>,
  run: (platform: Platform, payload: P) => Promise<void>,
): QueueWork => ({ kind, run: (platform, payload) => run(platform, payload as P) });

/** Subscribes to an event: `subscriber` gets a job of its own for every such event. */
export const onEvent = <P extends object>(
  event: EventKind<P>,
  subscriber: string,
  run: (platform: Platform, payload: P) => Promise<void>,
): QueueWork => ({ ...handleJob({ name: `${event.name}--${subscriber}`, payload: event.payload }, run), event });

/** Declares work that runs when the worker starts, and then every `interval` milliseconds. */
export const atInterval = (work: IntervalWork): IntervalWork => work;
