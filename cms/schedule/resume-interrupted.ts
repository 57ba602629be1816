import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tableOf } from '../database/tables.ts';

/**
 * Resets the jobs that an earlier process was running when it ended: Payload never starts a job that is marked as running.
 * Only for the one process that runs the CMS; jobs that started after `startedAt` are its own.
 */
export async function resumeInterrupted(payload: Payload, startedAt: Date): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update ${tableOf('payload-jobs', payload)} set processing = false
    where processing and completed_at is null and updated_at < ${startedAt.toISOString()}`);
}
