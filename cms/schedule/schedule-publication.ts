import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { DefaultServerFunctionArgs, PayloadRequest } from 'payload';

/** The arguments of the admin when an editor sets a time to publish, or deletes one. */
interface Schedule {
  doc?: { relationTo: string; value: string };
  /** The id of the schedule to delete. */
  deleteID?: number | string;
}

/**
 * Schedules the publication or withdrawal of a document, or deletes such a schedule. Payload's own function allows this to
 * everybody with access to the admin; this one only to who may publish the document now.
 */
export async function schedulePublication(args: DefaultServerFunctionArgs & Schedule): Promise<unknown> {
  const { doc, deleteID, req } = args;
  const scheduled = deleteID === undefined ? undefined : Number(deleteID);
  const requested = [doc?.relationTo, scheduled !== undefined && (await collectionOfSchedule(scheduled, req))];
  const slugs = requested.filter((slug) => slug !== undefined && slug !== false);
  const allowed = await Promise.all(slugs.map((slug) => mayPublishIn(slug, req)));
  if (allowed.length === 0 || allowed.includes(false)) {
    return { error: 'Je mag hier geen publicatie plannen, en er ook geen weghalen. Vraag het een eindredacteur.' };
  }
  return schedulePublishHandler({ ...args, global: undefined, deleteID: scheduled } as never);
}

/** The collection of the document of a schedule; null when there is no such schedule. */
async function collectionOfSchedule(id: number, { payload }: PayloadRequest): Promise<string | null> {
  if (!Number.isInteger(id)) return null;
  const job = await payload.db.findOne<{ id: number; input?: Schedule }>({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
  });
  return job?.input?.doc?.relationTo ?? null;
}

async function mayPublishIn(slug: string | null, req: PayloadRequest): Promise<boolean> {
  const config = req.payload.config.collections.find((collection) => collection.slug === slug);
  if (!config?.custom?.kind || !config.versions?.drafts) return false;
  return (await config.access.update({ req, data: { _status: 'published' } })) === true;
}
