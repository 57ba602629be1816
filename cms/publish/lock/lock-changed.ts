import type { CollectionBeforeOperationHook, CollectionSlug, PayloadRequest } from 'payload';
import { type ChangeArgs, listChanged } from '../../collections/changed-documents.ts';
import { lockSaves } from '../../database/document-locks.ts';
import { lockRows } from '../../database/lock-rows.ts';
import { transactionOf } from '../../database/transaction.ts';
import { lockDocuments, lockPictures } from './lock-many.ts';

/**
 * Makes changes of the same document wait for each other, before Payload reads it. The first lock of a change: a
 * `beforeOperation` hook of every collection whose documents are published.
 */
export const lockChanged: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  if (isAnonymous(req)) return args;
  const ids = await listChanged({ slug, operation, args: args as ChangeArgs, overrideAccess }, req);
  if (ids.length === 0) return args;
  const transaction = await transactionOf(req);
  const isMany = (args as ChangeArgs).id === undefined;
  if (isMany && operation === 'delete') await lockRows(slug, ids, transaction);
  if (isMany)
    await lockDocuments(
      ids.map((id) => ({ slug, id })),
      transaction,
    );
  else await lockSaves(transaction.db, ids);
  return args;
};

/**
 * The same for changes of many pictures. A change of one picture acquires its lock later (media/guard-used-files.ts), after
 * Payload has made the copies of an upload.
 */
export const lockChangedPictures: CollectionBeforeOperationHook = async ({
  args,
  collection: { slug },
  operation,
  overrideAccess,
  req,
}) => {
  if (isAnonymous(req) || (args as ChangeArgs).id !== undefined) return args;
  const ids = await listChanged({ slug, operation, args: args as ChangeArgs, overrideAccess }, req);
  if (ids.length === 0) return args;
  const { docs } = await req.payload.find({
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    req,
  });
  const transaction = await transactionOf(req);
  if (operation === 'delete') await lockRows(slug, ids, transaction);
  await lockPictures(docs as { id: number; filename?: string | null }[], transaction);
  return args;
};

/** Payload refuses a request without a session after these hooks; it must not acquire any lock. */
const isAnonymous = ({ payloadAPI, user }: PayloadRequest): boolean => payloadAPI !== 'local' && !user;
