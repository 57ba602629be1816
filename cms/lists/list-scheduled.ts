import type { CollectionSlug, Payload, Where } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import type { PayloadJob } from '../payload-types.ts';
import type { DocumentKey } from '../publish/read/document-versions.ts';

/** A publication or withdrawal that will happen. */
export interface Scheduled {
  job: number;
  collection: string;
  id: number;
  title: string;
  publishes: boolean;
  at: string;
}

const MAX_JOBS = 20;

/** The condition of a job that publishes or withdraws this document. */
export const isScheduleOf = ({ slug, id }: DocumentKey): Where[] => [
  { taskSlug: { equals: 'schedulePublish' } },
  { 'input.doc.relationTo': { equals: slug } },
  { 'input.doc.value': { equals: String(id) } },
];

/** The scheduled publications and withdrawals that are still to come, of one document or of all, the first one first. */
export async function listScheduled(payload: Payload, document?: DocumentKey): Promise<Scheduled[]> {
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        ...(document ? isScheduleOf(document) : [{ taskSlug: { equals: 'schedulePublish' } }]),
        { completedAt: { exists: false } },
        { waitUntil: { greater_than: systemClock.now().toISOString() } },
      ],
    },
    sort: 'waitUntil',
    limit: MAX_JOBS,
    depth: 0,
  });
  const scheduled = await Promise.all(jobs.map((job) => presentScheduled(job, payload)));
  return scheduled.filter((one) => one !== null);
}

/** Null for a job whose document is gone or in the bin. */
async function presentScheduled(job: PayloadJob, payload: Payload): Promise<Scheduled | null> {
  const { type, doc } = job.input as { type?: string; doc?: { relationTo: string; value: number | string } };
  if (!doc) return null;
  const collection = doc.relationTo as CollectionSlug;
  const useAsTitle = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const stored = (await payload.findByID({
    collection,
    id: doc.value,
    draft: true,
    depth: 0,
    disableErrors: true,
  })) as Record<string, unknown> | null;
  if (!stored || stored.deletedAt) return null;
  const title = String(stored[useAsTitle] || `Nummer ${doc.value}`);
  return {
    job: job.id,
    collection,
    id: Number(doc.value),
    title,
    publishes: type !== 'unpublish',
    at: String(job.waitUntil),
  };
}
