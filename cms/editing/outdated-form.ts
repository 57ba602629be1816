import type { PayloadRequest, Where } from 'payload';

/** The collection in which Payload stores preferences of users. */
export const PREFERENCES = 'payload-preferences';

/** A form of a document. */
interface Form {
  slug: string;
  id: number | string;
  /** The name that the form gives itself, of its tab and its filling (admin/name-form.tsx); undefined for what is no form. */
  form: string | undefined;
}

/** The last save of a document by one user. */
interface OwnSave {
  updatedAt: string;
  tab: string | undefined;
}

const tabOf = (form: string | undefined) => form?.split('.')[0];

/**
 * Who saved the document after `shown`, the time of the version that the form shows, so that the form is outdated: another
 * user or a schedule, or this user in another window. Null when nobody did. The saves of its tab do not count: it may not
 * have learned of them, because the answer was slow or lost.
 */
export async function findNewerSave(
  { slug, id, form, shown }: Form & { shown: string },
  req: PayloadRequest,
): Promise<'other' | 'own-window' | null> {
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
  if (!newest || !req.user || new Date(shown) >= new Date(newest.updatedAt)) return null;
  const own = await req.payload.db.findOne<{ id: number; value: OwnSave }>({
    collection: PREFERENCES,
    where: ownPreference(keyOf({ slug, id }), req.user),
    req,
  });
  if (!own || new Date(own.value.updatedAt) < new Date(newest.updatedAt)) return 'other'; // later: saved between these reads
  return own.value.tab === tabOf(form) ? null : 'own-window';
}

/** Records when the user of this request saved a document, and in which tab. Does nothing without a user. */
export async function recordOwnSave(
  { slug, id, form, updatedAt }: Form & { updatedAt: string },
  req: PayloadRequest,
): Promise<void> {
  if (!req.user) return;
  const user = { relationTo: req.user.collection, value: req.user.id };
  const data = { user, key: keyOf({ slug, id }), value: { updatedAt, tab: tabOf(form) } satisfies OwnSave };
  await req.payload.db.upsert({
    collection: PREFERENCES,
    data,
    where: ownPreference(keyOf({ slug, id }), req.user),
    req,
  });
}

const keyOf = ({ slug, id }: Pick<Form, 'slug' | 'id'>) => `saved-${slug}-${id}`;

type User = { collection: string; id: number | string };

/** Finds a preference of this user. */
export const ownPreference = (key: string, user: User): Where => ({ and: [ownedBy(user), { key: { equals: key } }] });

/** Finds the preferences of this user. */
export const ownedBy = ({ collection, id }: User): Where => ({
  and: [{ 'user.relationTo': { equals: collection } }, { 'user.value': { equals: id } }],
});
