import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { tableOf } from '../database/tables.ts';
import type { DocumentKey } from '../publish/read/document-versions.ts';
import { newestVersions } from './newest-versions.ts';
import { titleOf } from './title-of.ts';

/** A publication or withdrawal that will happen. */
export interface Scheduled {
  job: number;
  collection: string;
  id: number;
  title: string;
  publishes: boolean;
  at: string;
}

const MAX_ROWS = 20;

/**
 * The scheduled publications and withdrawals that are still to come, of one document or of all, the first one first. Leaves
 * out documents that are gone or in the bin.
 */
export async function listScheduled(payload: Payload, document?: DocumentKey): Promise<Scheduled[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select job.id as job, version.collection, version.id, version.title, job.input ->> 'type' as type, job.wait_until as at
    from ${tableOf('payload-jobs', payload)} as job
    join (${newestVersions(payload)}) as version
      on version.collection = job.input #>> '{doc,relationTo}' and version.id::text = job.input #>> '{doc,value}'
    where job.task_slug = 'schedulePublish' and job.completed_at is null and job.wait_until > ${systemClock.now().toISOString()}
      and ${document ? sql`version.collection = ${document.slug} and version.id = ${document.id}` : sql`true`}
    order by job.wait_until, job.id
    limit ${MAX_ROWS}`);
  return rows.map(({ job, collection, id, title, type, at }) => ({
    job: Number(job),
    collection: String(collection),
    id: Number(id),
    title: titleOf({ id, title }),
    publishes: type !== 'unpublish',
    at: new Date(String(at)).toISOString(),
  }));
}
