import type { z } from 'zod';
import type { Platform } from '#app/platform/platform.ts';
import { handle, type Work } from './handle.ts';
import type { JobKind } from './jobs.ts';

/** A kind of event: something that happened in one feature, of which others may make something. */
export interface EventKind<P extends object = object> {
  readonly name: string;
  readonly payload: z.ZodType<P>;
}

/** Declares a kind of event. */
export const eventKind = <P extends object>(kind: EventKind<P>): EventKind<P> => kind;

/** A subscription: a queue of its own that gets a copy of every such event. */
export interface Subscription extends Work {
  readonly event: EventKind;
}

/** What `subscriber` does when the event happens. It may run twice. */
export function on<P extends object>(
  event: EventKind<P>,
  subscriber: string,
  run: (platform: Platform, payload: P) => Promise<void>,
): Subscription {
  const kind: JobKind<P> = { name: `${event.name}--${subscriber}`, payload: event.payload };
  return { ...handle(kind, run), event };
}
