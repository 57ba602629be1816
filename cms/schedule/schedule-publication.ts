import { type CollectionSlug, NotFound, type PayloadRequest, type Where } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { EditorError } from '../editor-error.ts';
import type { DocumentKey } from '../publish/read/document-versions.ts';

/** What happens to a document, and when. */
interface Schedule {
  /** Whether it is published; else it is withdrawn from the site. */
  publishes: boolean;
  at: Date;
}

/**
 * Schedules the publication or withdrawal of a document. The job does it as this user, so it fails when the user may not
 * publish any more by then. Throws EditorError for who may not publish the document now and for a moment that has passed,
 * and NotFound for a document that is not there or is in the bin.
 */
export async function schedulePublication(
  document: DocumentKey,
  { publishes, at }: Schedule,
  req: PayloadRequest,
): Promise<void> {
  await requirePublisher(document.slug, req);
  if (at <= systemClock.now()) throw new EditorError('Dit moment is al voorbij. Kies een later moment.', 400);
  const { slug, id } = document;
  const collection = slug as CollectionSlug;
  await req.payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: false, user: req.user, req });
  const input = {
    type: publishes ? 'publish' : 'unpublish',
    doc: { relationTo: slug, value: String(id) },
    user: { relationTo: 'users', value: req.user?.id },
  };
  await req.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: at, req } as never);
}

/**
 * Withdraws a schedule of a document, by the id of its job. Throws EditorError for who may not publish the document, and
 * when it is not scheduled any more or is happening now.
 */
export async function withdrawSchedule(document: DocumentKey, job: number, req: PayloadRequest): Promise<void> {
  await requirePublisher(document.slug, req);
  const where = { and: [{ id: { equals: job } }, { processing: { equals: false } }, ...isScheduleOf(document)] };
  const { docs } = await req.payload.delete({ collection: 'payload-jobs', where, req });
  if (docs.length === 0) throw new EditorError('Dit staat niet meer gepland. Misschien is het al gebeurd.', 404);
}

/** The condition of a job that publishes or withdraws this document. */
const isScheduleOf = ({ slug, id }: DocumentKey): Where[] => [
  { taskSlug: { equals: 'schedulePublish' } },
  { 'input.doc.relationTo': { equals: slug } },
  { 'input.doc.value': { equals: String(id) } },
];

async function requirePublisher(slug: string, req: PayloadRequest): Promise<void> {
  const config = req.payload.config.collections.find((collection) => collection.slug === slug);
  if (!config?.custom?.kind || !config.versions?.drafts) throw new NotFound(req.t);
  const mayPublish = await config.access.update({ req, data: { _status: 'published' } });
  if (mayPublish !== true) {
    throw new EditorError(
      'Je mag hier geen publicatie plannen, en er ook geen weghalen. Vraag het een eindredacteur.',
      403,
    );
  }
}
