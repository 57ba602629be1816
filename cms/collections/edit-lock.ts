import type { CollectionAfterOperationHook, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { Locked } from 'payload';
import { after, SECOND, systemClock } from '../../app/platform/clock.ts';
import { Refused } from '../refused.ts';
import { type ChangeArgs, listChanged } from './changed-documents.ts';
import { isOutdated, noteOwnSave } from './outdated-form.ts';

/*
 * One editor at a time works on a document (docs/decisions/0019). Payload locks a document while a form changes it, and
 * lets the next editor read along or take over; but it releases the lock at every save, and our forms save by themselves.
 * So each of those saves acquires the lock again, and a save without the lock, or from an outdated form, is refused.
 */

/** Where Payload keeps its locks. */
const LOCKS = 'payload-locked-documents';

/** How long a lock holds after the last change, in seconds. Payload counts by it too. */
export const LOCK_SECONDS = 300;

interface SaveArgs extends ChangeArgs {
  autosave?: boolean;
  /** False when a person asks; our own code and scheduled publishing go before any lock. */
  overrideLock?: boolean;
  data?: { updatedAt?: string };
}

/**
 * Refuses a change or removal of what somebody else is editing, and a save from an outdated form. Goes among the
 * `beforeOperation` hooks, after `lockChanged`.
 */
export const requireEditLock: CollectionBeforeOperationHook = async (operation) => {
  const { args, collection, overrideAccess, req } = operation;
  const { id, overrideLock, data } = args as SaveArgs;
  if (!req.user) return args;
  const { slug } = collection;
  const restores = operation.operation === 'restoreVersion';
  const savesOne = operation.operation === 'update' && id !== undefined;
  const ids = await listChanged({ slug, operation: operation.operation, args: args as SaveArgs, overrideAccess }, req);
  if (ids.length === 0) return args;
  const isAsked = restores ? !overrideAccess : overrideLock === false;
  const other = isAsked ? await findOtherEditor({ slug, ids }, req) : null;
  if (other && savesOne) {
    throw new Locked(`${other.name} is nu met dit document bezig. Je laatste wijzigingen zijn niet bewaard.`);
  }
  const done = operation.operation === 'delete' ? 'verwijderd' : 'veranderd';
  if (other) throw new Locked(`${other.name} is nu bezig met nummer ${other.id}. Er is niets ${done}.`);
  if (savesOne && data?.updatedAt && (await isOutdated({ slug, id, shown: data.updatedAt }, req))) {
    throw new Refused(
      'Dit document is veranderd of gepubliceerd nadat jij het opende. Je laatste wijzigingen zijn niet bewaard. Kopieer ze als dat nodig is, en laad de pagina opnieuw.',
    );
  }
  return args;
};

/**
 * Notes the user's own save, and acquires the lock again after a form saved by itself. Goes among the `afterOperation`
 * hooks.
 */
export const renewEditLock: CollectionAfterOperationHook = async ({ args, collection, operation, req, result }) => {
  const { id, autosave } = args as SaveArgs;
  if (operation !== 'updateByID' || id === undefined || !req.user) return result;
  const { updatedAt } = result as { updatedAt: string };
  await noteOwnSave({ slug: collection.slug, id, updatedAt }, req);
  if (autosave) {
    const user = { relationTo: req.user.collection, value: req.user.id };
    const data = { document: { relationTo: collection.slug, value: Number(id) }, user };
    await req.payload.db.create({ collection: LOCKS, data, req, returning: false });
  }
  return result;
};

/** Somebody else who holds the lock of one of these documents, and of which; null where nobody does. */
export async function findOtherEditor(
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
