import type { Platform } from '#app/platform/platform.ts';
import type { EventKind } from './events.ts';
import type { JobKind, Queue } from './jobs.ts';

/** What the worker does for one kind of job, or for one subscription to an event. It may run twice. */
export interface QueueWork extends Queue {
  run(platform: Platform, payload: object): Promise<void>;
}

/** What the worker does again and again. It may run twice, also at the same time in another worker. */
export interface IntervalWork {
  readonly name: string;
  /** How long it rests in between, in milliseconds. */
  readonly interval: number;
  run(platform: Platform): Promise<void>;
}

/** Something that the worker does. */
export type Work = QueueWork | IntervalWork;

/** Whether it is for what comes by a queue. */
export const isQueueWork = (work: Work): work is QueueWork => 'kind' in work;

/** Ties a kind of job to the function that does it. */
export const handle = <P extends object>(
  kind: JobKind<P>,
  run: (platform: Platform, payload: P) => Promise<void>,
): QueueWork => ({ kind, run: (platform, payload) => run(platform, payload as P) });

/** Subscribes to an event: `subscriber` gets a copy of every such event, in a queue of its own. */
export const on = <P extends object>(
  event: EventKind<P>,
  subscriber: string,
  run: (platform: Platform, payload: P) => Promise<void>,
): QueueWork => ({ ...handle({ name: `${event.name}--${subscriber}`, payload: event.payload }, run), event });

/** Has something done every `interval` milliseconds, beginning as soon as the worker starts. */
export const atInterval = (work: IntervalWork): IntervalWork => work;
