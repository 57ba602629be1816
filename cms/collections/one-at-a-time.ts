import { sql } from '@payloadcms/db-postgres';
import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { Locked } from 'payload';
import { after, SECOND, systemClock } from '../../app/platform/clock.ts';
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
  /** Of the document; of a version when that is what comes back; nothing for a change of many at once. */
  id?: number | string;
  where?: Where;
  trash?: boolean;
  autosave?: boolean;
  /** False when a person asks; our own code and scheduled publishing go before any lock. */
  overrideLock?: boolean;
  data?: { updatedAt?: string };
}

/** Refuses a change or removal over the work of somebody else. Goes among the `beforeOperation` hooks. */
export const guardWork: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  const { id, overrideLock, data } = args as Save;
  const restores = operation === 'restoreVersion';
  const savesOne = operation === 'update' && id !== undefined;
  if ((operation !== 'update' && operation !== 'delete' && !restores) || !req.user) return args;
  const ids = await (restores ? documentOf : documentsOf)({ slug, save: args as Save, overrideAccess }, req);
  if (ids.length === 0) return args;
  await takeTurns(ids, req);
  const isAsked = restores ? !overrideAccess : overrideLock === false;
  const other = isAsked ? await whoElseWorks({ slug, ids }, req) : null;
  if (other && savesOne) {
    throw new Locked(`${other.name} is nu met dit document bezig. Je laatste wijzigingen zijn niet bewaard.`);
  }
  const done = operation === 'delete' ? 'verwijderd' : 'veranderd';
  if (other) throw new Locked(`${other.name} is nu bezig met nummer ${other.id}. Er is niets ${done}.`);
  if (savesOne && data?.updatedAt && (await isOutdated({ slug, id, seen: data.updatedAt }, req))) {
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

interface Asked {
  slug: string;
  save: Save;
  overrideAccess: boolean | undefined;
}

/** The document of which a version comes back. */
async function documentOf({ slug, save: { id } }: Asked, req: PayloadRequest): Promise<number[]> {
  const where = { id: { equals: id } };
  const { docs } = await req.payload.db.findVersions({
    collection: slug as never,
    where,
    limit: 1,
    pagination: false,
    req,
  });
  return docs.map(({ parent }) => Number(parent));
}

/** The document that is changed; or all that may be, as they are and as their drafts are. */
async function documentsOf({ slug, save, overrideAccess }: Asked, req: PayloadRequest): Promise<number[]> {
  const { id, where, trash = false } = save;
  if (id !== undefined) return [Number(id)];
  if (!where) return [];
  const find = (draft: boolean) =>
    req.payload.find({
      collection: slug as 'content-pages',
      where,
      trash,
      draft,
      overrideAccess: overrideAccess ?? true,
      user: req.user,
      depth: 0,
      pagination: false,
      select: { updatedAt: true },
      req,
    });
  const found = [await find(false), await find(true)];
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}

/** Lets those who change these documents at the same moment wait for each other; always in one order. */
export async function takeTurns(ids: number[], req: PayloadRequest): Promise<void> {
  const numbers = `{${ids.toSorted((one, other) => one - other)}}`;
  await (await inTransaction(req)).execute(
    sql`select pg_advisory_xact_lock(${TURNS}, id) from unnest(${numbers}::int[]) as id`,
  );
}

/** Somebody else who holds the lock of one of these documents, if anybody does. */
export async function whoElseWorks(
  { slug, ids }: { slug: string; ids: number[] },
  req: PayloadRequest,
): Promise<{ name: string; id: number } | null> {
  const since = after(systemClock.now(), -LOCK_SECONDS * SECOND).toISOString();
  const where: Where = {
    and: [
      { 'document.relationTo': { equals: slug } },
      { 'document.value': { in: ids } },
      { updatedAt: { greater_than: since } },
    ],
  };
  const { docs } = await req.payload.find({
    collection: LOCKS,
    where,
    sort: 'updatedAt',
    pagination: false,
    depth: 0,
    req,
  });
  const newest = new Map(docs.map(({ document, user }) => [Number(document?.value), user.value as number]));
  const [held] = [...newest].filter(([, user]) => user !== req.user?.id);
  if (!held) return null;
  const user = await req.payload.findByID({ collection: 'users', id: held[1], depth: 0, req });
  return { name: user.name, id: held[0] };
}

interface Named {
  slug: string;
  id: number | string;
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
  if (new Date(newest.updatedAt) < after(systemClock.now(), -JUST_NOW_MS)) return true;
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
