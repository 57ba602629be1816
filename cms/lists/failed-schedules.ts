import type { CollectionSlug, Payload, Where } from 'payload';
import type { PayloadJob } from '../payload-types.ts';

/** What was to happen to a document at a time that an editor set, and did not happen. */
export interface FailedSchedule {
  job: number;
  collection: string;
  id: number;
  title: string;
  /** Whether it was to be published, or taken back. */
  publishes: boolean;
  /** When it was first tried: the moment that was set, or when the CMS was there again. */
  triedAt: string;
  reason: string;
}

const MOST = 200;

/**
 * What was scheduled and failed for good, the latest first. It is left out when somebody did by hand what had to happen,
 * or put the document in the bin.
 */
export async function readFailedSchedules(payload: Payload): Promise<FailedSchedule[]> {
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: { and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }] },
    sort: '-updatedAt',
    limit: MOST,
    depth: 0,
  });
  const bySlug = Map.groupBy(jobs.filter(namesDocument), ({ input }) => input.doc.relationTo);
  const found = await Promise.all([...bySlug].map(([slug, its]) => failedOf(slug, its, payload)));
  return found.flat().toSorted((a, b) => b.triedAt.localeCompare(a.triedAt));
}

type Job = PayloadJob & { input: { type?: string; doc: { relationTo: string; value: number | string } } };

const namesDocument = (job: PayloadJob): job is Job =>
  Boolean((job.input as Partial<Job['input']> | null)?.doc?.relationTo);

/** Those of one collection. */
async function failedOf(slug: string, jobs: Job[], payload: Payload): Promise<FailedSchedule[]> {
  const collection = slug as CollectionSlug;
  const useAsTitle = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const ids = [...new Set(jobs.map(idOf))];
  const where = { id: { in: ids } };
  const select = { [useAsTitle]: true };
  const all = { collection, depth: 0, pagination: false } as const;
  const kept = await payload.find({ ...all, where, draft: true, select: select as never });
  const docs: Plain[] = kept.docs;
  const titles = new Map(docs.map((doc) => [Number(doc.id), String(doc[useAsTitle] || `Nummer ${doc.id}`)]));
  const { docs: versions } = await payload.findVersions({ ...all, where: savedSince(jobs, ids) });
  return jobs.flatMap((job) => {
    const title = titles.get(idOf(job));
    const isDone = versions.some(
      ({ parent, version, updatedAt }) =>
        Number(parent) === idOf(job) &&
        (version as unknown as Plain)._status === statusOf(job) &&
        updatedAt > job.updatedAt,
    );
    return title === undefined || isDone ? [] : [messageOf(job, slug, title)];
  });
}

type Plain = Record<string, unknown>;

const savedSince = (jobs: Job[], ids: number[]): Where => {
  const [first] = jobs.map(({ updatedAt }) => updatedAt).toSorted();
  return { and: [{ parent: { in: ids } }, { updatedAt: { greater_than: first } }] };
};

const idOf = ({ input }: Job): number => Number(input.doc.value);

const statusOf = ({ input }: Job): string => (input.type === 'unpublish' ? 'draft' : 'published');

const messageOf = (job: Job, collection: string, title: string): FailedSchedule => ({
  job: job.id,
  collection,
  id: idOf(job),
  title,
  publishes: statusOf(job) === 'published',
  triedAt: job.log?.[0]?.executedAt ?? job.createdAt,
  reason: reasonOf(job),
});

/** What the database says is for developers, and in Payload's log. */
function reasonOf({ error }: Job): string {
  const message = (error as { message?: string } | null)?.message ?? '';
  return message === '' || /^(Failed query|Error:)/.test(message) ? 'Er ging iets mis in het CMS zelf.' : message;
}
