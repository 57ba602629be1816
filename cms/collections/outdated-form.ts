import type { PayloadRequest, Where } from 'payload';
import { after, systemClock } from '../../app/platform/clock.ts';

/** Where Payload keeps notes for each user. */
const NOTES = 'payload-preferences';

/** How long a form may take to learn of its own save, on a slow day. */
const GRACE_MS = 15_000;

interface Form {
  slug: string;
  id: number | string;
}

/**
 * Whether the document was saved after the version that the form shows, of the time `shown`. A form that saves twice in a
 * row may not know yet of its own first save: what its user saved in the last 15 seconds counts as shown.
 */
export async function isOutdated({ slug, id, shown }: Form & { shown: string }, req: PayloadRequest): Promise<boolean> {
  const newest = (await req.payload.findByID({
    collection: slug as 'content-pages',
    id,
    draft: true,
    trash: true,
    depth: 0,
    select: { updatedAt: true },
    disableErrors: true,
    req,
  })) as { updatedAt: string } | null;
  if (!newest || !req.user || new Date(shown) >= new Date(newest.updatedAt)) return false;
  if (new Date(newest.updatedAt) < after(systemClock.now(), -GRACE_MS)) return true;
  const own = await req.payload.db.findOne<{ id: number; value: string }>({
    collection: NOTES,
    where: ownNote({ slug, id }, req.user),
    req,
  });
  return own?.value !== newest.updatedAt;
}

/** Notes when the user of this request saved a document. Without a user there is nothing to note. */
export async function noteOwnSave(
  { slug, id, updatedAt }: Form & { updatedAt: string },
  req: PayloadRequest,
): Promise<void> {
  if (!req.user) return;
  const user = { relationTo: req.user.collection, value: req.user.id };
  const data = { user, key: keyOf({ slug, id }), value: updatedAt };
  await req.payload.db.upsert({ collection: NOTES, data, where: ownNote({ slug, id }, req.user), req });
}

const keyOf = ({ slug, id }: Form) => `saved-${slug}-${id}`;

const ownNote = (form: Form, user: { collection: string; id: number | string }): Where => ({
  and: [
    { 'user.relationTo': { equals: user.collection } },
    { 'user.value': { equals: user.id } },
    { key: { equals: keyOf(form) } },
  ],
});
