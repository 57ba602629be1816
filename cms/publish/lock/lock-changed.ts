import type { CollectionBeforeOperationHook, CollectionSlug } from 'payload';
import { lockSaves } from '../../database/document-locks.ts';
import { lockRows } from '../../database/lock-rows.ts';
import { transactionOf } from '../../database/transaction.ts';
import { type ChangeArgs, listChanged } from '../../editing/changed-documents.ts';
import { lockDocuments, lockPictures } from './lock-many.ts';

type Operation = Parameters<CollectionBeforeOperationHook>[0];

/**
 * Makes changes of the same document wait for each other, before Payload reads it. The first lock of a change: a
 * `beforeOperation` hook of every collection whose documents are published.
 */
export const lockChanged: CollectionBeforeOperationHook = async (change) => {
  const { args, operation, req } = change;
  const { slug } = change.collection;
  const ids = await listToLock(change);
  if (ids.length === 0) return args;
  const { db } = await transactionOf(req);
  if (changesOne(change)) {
    await lockSaves(db, ids);
    return args;
  }
  if (operation === 'delete') await lockRows(slug, ids, { db, req });
  await lockDocuments(
    ids.map((id) => ({ slug, id })),
    { db, req },
  );
  return args;
};

/**
 * The same for changes of many pictures. A change of one picture acquires its lock later (media/guard-used-files.ts), after
 * Payload has made the copies of an upload.
 */
export const lockChangedPictures: CollectionBeforeOperationHook = async (change) => {
  const { args, operation, req } = change;
  const { slug } = change.collection;
  const ids = changesOne(change) ? [] : await listToLock(change);
  if (ids.length === 0) return args;
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
  });
  const { db } = await transactionOf(req);
  if (operation === 'delete') await lockRows(slug, ids, { db, req });
  await lockPictures(docs as { id: number; filename?: string | null }[], { db, req });
  return args;
};

const changesOne = ({ args }: Operation): boolean => (args as ChangeArgs).id !== undefined;

/**
 * The ids of what an operation changes. Empty for a request without a session: Payload refuses it after these hooks, and it
 * must not acquire any lock.
 */
async function listToLock({ args, collection, operation, overrideAccess, req }: Operation): Promise<number[]> {
  if (req.payloadAPI !== 'local' && !req.user) return [];
  return listChanged({ slug: collection.slug, operation, args: args as ChangeArgs, overrideAccess }, req);
}
