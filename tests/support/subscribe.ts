import { z } from 'zod';
import type { EventKind } from '#app/platform/jobs/events.ts';
import type { Platform } from '#app/platform/platform.ts';

let subscribers = 0;

/**
 * Subscribes to these events. Gives a function that gives, each time, those that were published since: by kind in the
 * order in which the kinds are given here, each with its whole payload.
 */
export async function subscribe({ jobs }: Platform, events: readonly EventKind[]) {
  subscribers += 1;
  const queues = events.map((event) => ({
    event,
    kind: { name: `${event.name}--test-${subscribers}`, payload: z.record(z.string(), z.unknown()) },
  }));
  jobs.declare(queues);
  return async () => {
    const published: [name: string, payload: object][] = [];
    for (const { kind, event } of queues) {
      await jobs.drain([{ kind, run: async (payload) => void published.push([event.name, payload]) }]);
    }
    return published;
  };
}
