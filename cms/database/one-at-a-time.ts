import type { Database } from './transaction.ts';

const latest = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs the work after all that was given before for the same transaction: a change of many documents at once runs their
 * hooks side by side in one transaction, in which locks hold nobody up.
 */
export function oneAtATime<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const running = (latest.get(db) ?? Promise.resolve()).then(work);
  latest.set(
    db,
    running.catch(() => {}),
  );
  return running;
}
