import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { mayPublish, roleOf } from '../access.ts';
import { lockReferences } from '../database/document-locks.ts';
import { lockRows } from '../database/lock-rows.ts';
import { transactionOf } from '../database/transaction.ts';
import { EditorError } from '../editor-error.ts';
import { listUses } from '../lists/list-uses.ts';
import { fileLocks } from '../publish/lock/reference-locks.ts';

interface StoredFile {
  id: number;
  filename?: string | null;
}

/**
 * Refuses a change of a picture or file that readers see, to users who may not publish: it is on the site at once. Acquires
 * the lock on the file, so that no document with it is published until the change is committed.
 */
export const guardUsedFile: CollectionBeforeChangeHook = async ({ collection, operation, originalDoc, req }) => {
  if (operation !== 'update') return;
  const { db } = await transactionOf(req);
  const { id, filename } = originalDoc as StoredFile;
  const key = { slug: collection.slug, id };
  await lockReferences(db, fileLocks(key, filename));
  if (!req.user || mayPublish(roleOf(req))) return;
  const [use] = await listUses({ ...key, ...(filename !== undefined && { filename }) }, req.payload, db);
  if (use?.version !== 'published') return;
  throw new EditorError(
    `Dit staat op een pagina die lezers zien${titleOf(use)}. Vraag een eindredacteur om het te veranderen, of voeg een nieuw bestand toe.`,
    403,
  );
};

/** Refuses to delete a picture or file that a published document or a draft uses. */
export const refuseWhileUsed: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { db } = await transactionOf(req);
  const key = { slug: collection.slug, id: Number(id) };
  await lockRows(collection.slug, [key.id], { db, req });
  const stored = await req.payload.findByID({ collection: collection.slug as 'files', id, depth: 0, req });
  const filename = stored.filename ?? null;
  await lockReferences(db, fileLocks(key, filename));
  const [use] = await listUses({ ...key, filename }, req.payload, db);
  if (!use) return;
  const where = use.version === 'published' ? 'op een gepubliceerde pagina' : 'in een concept';
  throw new EditorError(`Dit bestand staat nog ${where}${titleOf(use)}. Haal het daar eerst weg.`);
};

const titleOf = ({ title }: { title: string }): string => (title ? `: ‘${title}’` : '');
