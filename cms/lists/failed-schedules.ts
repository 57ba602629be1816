import type { CollectionSlug, Payload, Where } from 'payload';
import type { PayloadJob } from '../payload-types.ts';
import type { PlainObject } from '../plain-object.ts';
import { titleOf } from './title-of.ts';

/** A scheduled publication or withdrawal that failed. */
export interface FailedSchedule {
  job: number;
  collection: string;
  id: number;
  title: string;
  /** Whether the document should have been published; else withdrawn. */
  publishes: boolean;
  /** When it was first tried: at its time, or when the CMS was running again. */
  triedAt: string;
  reason: string;
}

const MAX_JOBS = 200;

/**
 * The scheduled publications that failed after all retries, the latest first. Leaves out a document that was published or
 * withdrawn by hand since, or is in the bin.
 */
export async function listFailedSchedules(payload: Payload): Promise<FailedSchedule[]> {
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }] },
    sort: '-updatedAt',
    limit: MAX_JOBS,
    depth: 0,
  });
  const bySlug = Map.groupBy(jobs.filter(hasDocument), ({ input }) => input.doc.relationTo);
  const lists = await Promise.all([...bySlug].map(([slug, group]) => failedOf(slug, group, payload)));
  return lists.flat().toSorted((a, b) => b.triedAt.localeCompare(a.triedAt));
}

type Job = PayloadJob & { input: { type?: string; doc: { relationTo: string; value: number | string } } };

const hasDocument = (job: PayloadJob): job is Job =>
  Boolean((job.input as Partial<Job['input']> | null)?.doc?.relationTo);

/** The failed schedules of one collection. */
async function failedOf(slug: string, jobs: Job[], payload: Payload): Promise<FailedSchedule[]> {
  const collection = slug as CollectionSlug;
  const useAsTitle = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const ids = [...new Set(jobs.map(idOf))];
  const where = { id: { in: ids } };
  const select = { [useAsTitle]: true };
  const all = { collection, depth: 0, pagination: false } as const;
  const found = await payload.find({ ...all, where, draft: true, select: select as never });
  const docs: PlainObject[] = found.docs;
  const titles = new Map(docs.map((doc) => [Number(doc.id), titleOf({ id: doc.id, title: doc[useAsTitle] })]));
  const { docs: versions } = await payload.findVersions({ ...all, where: savedSince(jobs, ids) });
  return jobs.flatMap((job) => {
    const title = titles.get(idOf(job));
    const isDone = versions.some(
      ({ parent, version, updatedAt }) =>
        Number(parent) === idOf(job) &&
        (version as unknown as PlainObject)._status === statusOf(job) &&
        updatedAt > job.updatedAt,
    );
    return title === undefined || isDone ? [] : [presentSchedule(job, slug, title)];
  });
}

const savedSince = (jobs: Job[], ids: number[]): Where => {
  const [first] = jobs.map(({ updatedAt }) => updatedAt).toSorted();
  return { and: [{ parent: { in: ids } }, { updatedAt: { greater_than: first } }] };
};

const idOf = ({ input }: Job): number => Number(input.doc.value);

const statusOf = ({ input }: Job): string => (input.type === 'unpublish' ? 'draft' : 'published');

const presentSchedule = (job: Job, collection: string, title: string): FailedSchedule => ({
  job: job.id,
  collection,
  id: idOf(job),
  title,
  publishes: statusOf(job) === 'published',
  triedAt: job.log?.[0]?.executedAt ?? job.createdAt,
  reason: reasonOf(job),
});

/** The reason for editors. Errors of the database are for developers, who find them in Payload's log. */
function reasonOf({ error }: Job): string {
  const message = (error as { message?: string } | null)?.message ?? '';
  return message === '' || /^(Failed query|Error:)/.test(message) ? 'Er ging iets mis in het CMS zelf.' : message;
}
