import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { DefaultServerFunctionArgs, PayloadRequest } from 'payload';

/** What the admin asks when somebody sets a time, or takes one away. */
interface Schedule {
  doc?: { relationTo: string; value: string };
  /** The number of what was planned, and is to be taken away. */
  deleteID?: number | string;
}

/**
 * Sets a time at which a document is published or taken back, or takes such a time away. Payload's own asks only whether
 * somebody may look at the admin; here it is for who may publish that document now.
 */
export async function schedulePublication(args: DefaultServerFunctionArgs & Schedule): Promise<unknown> {
  const { doc, deleteID, req } = args;
  const scheduled = deleteID === undefined ? undefined : Number(deleteID);
  const touched = [doc?.relationTo, scheduled !== undefined && (await collectionOfSchedule(scheduled, req))];
  const slugs = touched.filter((slug) => slug !== undefined && slug !== false);
  const allowed = await Promise.all(slugs.map((slug) => mayPublishIn(slug, req)));
  if (allowed.length === 0 || allowed.includes(false)) {
    return { error: 'Je mag hier geen publicatie plannen, en er ook geen weghalen. Vraag het een eindredacteur.' };
  }
  return schedulePublishHandler({ ...args, global: undefined, deleteID: scheduled } as never);
}

/** The collection of what was planned under this number; null where nothing is. */
async function collectionOfSchedule(id: number, { payload }: PayloadRequest): Promise<string | null> {
  if (!Number.isInteger(id)) return null;
  const job = await payload.db.findOne<{ id: number; input?: Schedule }>({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
  });
  return job?.input?.doc?.relationTo ?? null;
}

async function mayPublishIn(slug: string | null, req: PayloadRequest): Promise<boolean> {
  const config = req.payload.config.collections.find((one) => one.slug === slug);
  if (!config?.custom?.kind || !config.versions?.drafts) return false;
  return (await config.access.update({ req, data: { _status: 'published' } })) === true;
}
