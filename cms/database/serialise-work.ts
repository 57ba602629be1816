import type { Database } from './transaction.ts';

const lastWork = new WeakMap<Database, Promise<unknown>>();

/**
 * Runs the work after all earlier work on the same transaction has ended. A change of many documents runs their hooks
 * concurrently in one transaction, and locks do not make a transaction wait for itself.
 */
export function serialiseWork<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const running = (lastWork.get(db) ?? Promise.resolve()).then(work);
  lastWork.set(
    db,
    running.catch(() => {}),
  );
  return running;
}
