import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, Payload } from 'payload';
import { mayPublish, roleOf } from '../access.ts';
import { lockReferences } from '../database/document-locks.ts';
import { lockRows } from '../database/lock-rows.ts';
import { type Database, transactionOf } from '../database/transaction.ts';
import { EditorError } from '../editor-error.ts';
import { listUses, type Used } from '../lists/list-uses.ts';
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
  const refusal = await findRefusal({ ...key, ...(filename !== undefined && { filename }) }, req.payload, db);
  if (refusal) throw new EditorError(refusal, 403);
};

/** Why a user who may not publish does not change this picture or file: readers see it. Null when they do not. */
export async function findRefusal(used: Used, payload: Payload, db?: Database): Promise<string | null> {
  const [use] = await listUses(used, payload, db);
  if (use?.version !== 'published') return null;
  return `Dit staat op een pagina die lezers zien${titleOf(use)}. Vraag een eindredacteur om het te veranderen, of voeg een nieuw bestand toe.`;
}

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
