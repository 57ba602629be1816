import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tableOf } from '../database/tables.ts';

/**
 * Lets be done again what an earlier process was doing when it ended: Payload takes nothing that somebody is busy with,
 * whoever that was. Only the one process that runs the CMS may say so, of what was taken up before it started.
 */
export async function resumeInterrupted(payload: Payload, startedAt: Date): Promise<void> {
  await payload.db.drizzle.execute(sql`
    update ${tableOf('payload-jobs', payload)} set processing = false
    where processing and completed_at is null and updated_at < ${startedAt.toISOString()}`);
}
