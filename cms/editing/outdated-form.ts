import type { PayloadRequest, Where } from 'payload';
import { after, systemClock } from '../../app/platform/clock.ts';

/** The collection in which Payload stores preferences of users. */
const PREFERENCES = 'payload-preferences';

/** The longest time in which a form learns of its own save. */
const GRACE_MS = 15_000;

interface Form {
  slug: string;
  id: number | string;
}

/**
 * Whether the document was saved after `shown`, the time of the version that the form shows. A form that saves twice in a
 * row may not know of its own first save yet, so a save by the same user in the last 15 seconds does not count.
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
    collection: PREFERENCES,
    where: ownSave({ slug, id }, req.user),
    req,
  });
  return own?.value !== newest.updatedAt;
}

/** Records when the user of this request saved a document. Does nothing without a user. */
export async function recordOwnSave(
  { slug, id, updatedAt }: Form & { updatedAt: string },
  req: PayloadRequest,
): Promise<void> {
  if (!req.user) return;
  const user = { relationTo: req.user.collection, value: req.user.id };
  const data = { user, key: keyOf({ slug, id }), value: updatedAt };
  await req.payload.db.upsert({ collection: PREFERENCES, data, where: ownSave({ slug, id }, req.user), req });
}

const keyOf = ({ slug, id }: Form) => `saved-${slug}-${id}`;

const ownSave = (form: Form, user: { collection: string; id: number | string }): Where => ({
  and: [
    { 'user.relationTo': { equals: user.collection } },
    { 'user.value': { equals: user.id } },
    { key: { equals: keyOf(form) } },
  ],
});
