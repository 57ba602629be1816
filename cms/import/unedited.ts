import type { Payload, PayloadRequest } from 'payload';
import { lockSaves } from '../database/document-locks.ts';
import type { Transaction } from '../database/transaction.ts';
import { findOtherEditor } from '../editing/edit-lock.ts';
import type { ImportRecord } from './import-records.ts';

/** Whether nobody has changed a document since it was imported. */
export async function isUnedited(
  { collection, id, updatedAt }: ImportRecord,
  { payload, req }: { payload: Payload; req?: PayloadRequest },
): Promise<boolean> {
  const stored = await payload.findByID({
    collection: collection as 'topics',
    id,
    draft: collection !== 'files',
    depth: 0,
    disableErrors: true,
    ...(req && { req }),
  });
  return stored?.updatedAt === updatedAt;
}

/** Whether also nobody is editing it. Acquires the lock on its saves, so that this stays true until the transaction ends. */
export async function lockUnedited(record: ImportRecord, { db, req }: Transaction): Promise<boolean> {
  const { collection: slug, id } = record;
  await lockSaves(db, [id]);
  return (
    (await isUnedited(record, { payload: req.payload, req })) &&
    (await findOtherEditor({ slug, ids: [id] }, req)) === null
  );
}
