import { type Logger, openLog } from '#app/platform/log.ts';
import { type Database, openDatabase, openPool } from './database.ts';

/** What a command does with the database at `url`: opens connections of its own, and closes them after `use`. */
export async function withDatabase<T>(url: string, use: (db: Database, log: Logger) => Promise<T>): Promise<T> {
  const log = openLog('error', 'worker');
  const db = openDatabase({ pool: openPool({ url, size: 2, log }), log });
  try {
    return await use(db, log);
  } finally {
    await db.destroy();
  }
}
