import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { transactionOf } from '../database/transaction.ts';
import { EditorError } from '../editor-error.ts';

/*
 * An editor bins or deletes a document only after it was withdrawn. Payload's own question before that cannot show which
 * documents name this one, as ours before a withdrawal does (admin/uses/). These hooks are called for each document, so that a
 * list bins the others, and names those that it did not.
 */

/** Refuses an editor to bin a document that readers see. A `beforeChange` hook. */
export const requireWithdrawnToBin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc && !originalDoc.deletedAt) await requireWithdrawn(originalDoc.id, req);
  return data;
};

/** Refuses an editor to delete a document that readers see. A `beforeDelete` hook. */
export const requireWithdrawnToDelete: CollectionBeforeDeleteHook = ({ id, req }) => requireWithdrawn(Number(id), req);

/** Throws an EditorError when an editor asks for this and readers see the document. An import is no editor. */
async function requireWithdrawn(id: number, req: PayloadRequest): Promise<void> {
  if (!req.user) return;
  const { db } = await transactionOf(req);
  const { rows } = await db.execute(sql`
    select document ->> 'title' as title from editorial.published where id = ${id} and document is not null`);
  const [live] = rows;
  if (!live) return;
  throw new EditorError(
    `‘${live.title}’ staat nog op de site. Kies eerst ‘Van de site halen’: dan zie je ook waar het genoemd wordt.`,
  );
}
