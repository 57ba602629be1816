import type { Payload, PayloadRequest } from 'payload';
import { findOtherEditor } from '../collections/edit-lock.ts';
import { lockSaves } from '../database/document-locks.ts';
import { transactionOf } from '../database/transaction.ts';
import type { Entry } from './ledger.ts';

/** Whether a document is still as the import left it. */
export async function isAsLeft(
  { collection, id, updatedAt }: Entry,
  { payload, req }: { payload: Payload; req?: PayloadRequest },
): Promise<boolean> {
  const kept = await payload.findByID({
    collection: collection as 'topics',
    id,
    draft: collection !== 'files',
    depth: 0,
    disableErrors: true,
    ...(req && { req }),
  });
  return kept?.updatedAt === updatedAt;
}

/**
 * The same, with nobody at work on it; and it stays so until this transaction ends, for editors wait for their turn.
 */
export async function isOurs(entry: Entry, req: PayloadRequest): Promise<boolean> {
  const { collection: slug, id } = entry;
  await lockSaves(await transactionOf(req), [id]);
  return (
    (await isAsLeft(entry, { payload: req.payload, req })) && (await findOtherEditor({ slug, ids: [id] }, req)) === null
  );
}
