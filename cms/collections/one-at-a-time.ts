import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { Locked } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { Refused } from '../refused.ts';

/*
 * One editor at a time works on a document. Payload locks what is being changed, tells the next who comes of it, and
 * lets them read or take over; but it gives the lock back at every save, and our forms save by themselves. So the lock is
 * taken again with each of those, and who works on without it, or from what is no longer the newest, is refused.
 */

/** Where Payload keeps its locks, and what it notes for each user. */
const LOCKS = 'payload-locked-documents';
const NOTES = 'payload-preferences';

/** How long a form may need to learn of its own save, on a slow day. */
const JUST_NOW_MS = 15_000;

/** How long a lock holds after the last change, in seconds: Payload's own, which it counts by too. */
export const LOCK_SECONDS = 300;

/** Any number that nobody else uses: with that of a document it makes the saves of that document wait for each other. */
export const TURNS = 7_411_365;

interface Saved {
  updatedAt: string;
}

interface Save {
  id?: number | string;
  autosave?: boolean;
  /** False when a person asks; our own code and scheduled publishing go before any lock. */
  overrideLock?: boolean;
  data?: { updatedAt?: string };
}

/** Refuses a save over the work of somebody else. Goes among the `beforeOperation` hooks. */
export const guardWork: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id, overrideLock, data } = args as Save;
  if (operation !== 'update' || id === undefined || !req.user) return args;
  await (await inTransaction(req)).execute(sql`select pg_advisory_xact_lock(${TURNS}, ${Number(id)})`);
  const other = overrideLock === false ? await whoElseWorks({ slug: collection.slug, id }, req) : null;
  if (other) throw new Locked(`${other} is nu met dit document bezig. Je laatste wijzigingen zijn niet bewaard.`);
  if (data?.updatedAt && (await isOutdated({ slug: collection.slug, id, seen: data.updatedAt }, req))) {
    throw new Refused(
      'Dit document is veranderd of gepubliceerd nadat jij het opende. Je laatste wijzigingen zijn niet bewaard. Kopieer ze als dat nodig is, en laad de pagina opnieuw.',
    );
  }
  return args;
};

/**
 * Notes that this save is theirs; and keeps the lock with who is writing, after their form saved by itself. Goes among the
 * `afterOperation` hooks.
 */
export const keepWork: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const { id, autosave } = args as Save;
  if (operation !== 'updateByID' || id === undefined || !req.user) return result;
  const user = { relationTo: req.user.collection, value: req.user.id };
  const own = { user, key: keyOf({ slug: collection.slug, id }), value: (result as Saved).updatedAt };
  await req.payload.db.upsert({ collection: NOTES, data: own, where: isOwn(own), req });
  if (autosave) {
    const data = { document: { relationTo: collection.slug, value: Number(id) }, user };
    await req.payload.db.create({ collection: LOCKS, data, req, returning: false });
  }
  return result;
};

interface Named {
  slug: string;
  id: number | string;
}

/** The name of somebody else who holds the lock, if anybody does. */
export async function whoElseWorks({ slug, id }: Named, req: PayloadRequest): Promise<string | null> {
  const since = new Date(Date.now() - LOCK_SECONDS * 1000).toISOString();
  const where: Where = {
    and: [
      { 'document.relationTo': { equals: slug } },
      { 'document.value': { equals: id } },
      { updatedAt: { greater_than: since } },
    ],
  };
  const { docs } = await req.payload.find({ collection: LOCKS, where, sort: '-updatedAt', limit: 1, depth: 1, req });
  const user = docs[0]?.user.value;
  if (typeof user !== 'object' || user.id === req.user?.id) return null;
  return user.name;
}

/**
 * Whether the document was saved after the moment of what the form shows. A form that saves twice in a row may not know
 * yet of its own first time: what its user saved just now counts as seen.
 */
async function isOutdated({ slug, id, seen }: Named & { seen: string }, req: PayloadRequest): Promise<boolean> {
  const newest = (await req.payload.findByID({
    collection: slug as 'content-pages',
    id,
    draft: true,
    trash: true,
    depth: 0,
    select: { updatedAt: true },
    disableErrors: true,
    req,
  })) as Saved | null;
  if (!newest || !req.user || new Date(seen) >= new Date(newest.updatedAt)) return false;
  if (Date.now() - new Date(newest.updatedAt).getTime() > JUST_NOW_MS) return true;
  const user = { relationTo: req.user.collection, value: req.user.id };
  const own = await req.payload.db.findOne<{ id: number; value: string }>({
    collection: NOTES,
    where: isOwn({ user, key: keyOf({ slug, id }) }),
    req,
  });
  return own?.value !== newest.updatedAt;
}

const keyOf = ({ slug, id }: Named) => `saved-${slug}-${id}`;

const isOwn = ({ user, key }: { user: { relationTo: string; value: number | string }; key: string }): Where => ({
  and: [
    { 'user.relationTo': { equals: user.relationTo } },
    { 'user.value': { equals: user.value } },
    { key: { equals: key } },
  ],
});
