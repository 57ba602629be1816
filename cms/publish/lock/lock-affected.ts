import { lockPublications, lockReferences } from '../../database/document-locks.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PublicationTrigger } from '../read/changes.ts';
import { type AffectedDocument, type DocumentVersions, pagePathOf, parentOf } from '../read/document-versions.ts';
import { findPublishedParent, listPublishedPaths } from '../read/paths-in-use.ts';
import { listLinkingTo, listWithPicture } from '../read/referring-documents.ts';
import { publicationLocks } from './reference-locks.ts';

/**
 * Acquires the locks of the publications that follow from a save. Returns the other documents that it affects: all that show
 * the picture, or, when a page moves, all that link to it. The caller holds the lock on the document's saves, or on the
 * picture. From then on no other document can begin to show the picture or link to the page.
 */
export async function lockAffected(
  { saved, picture }: PublicationTrigger,
  transaction: Transaction,
): Promise<AffectedDocument[]> {
  const affected = saved ? await lockLinking(saved, transaction) : await listWithPicture(picture, transaction);
  const ids = affected.map(({ id }) => id);
  await lockPublications(transaction.db, saved ? [saved.id, ...ids] : ids);
  return affected;
}

/** Acquires the locks on what a document refers to. Returns the documents that link to it, when it moves. */
async function lockLinking(saved: DocumentVersions, { db, req }: Transaction): Promise<AffectedDocument[]> {
  const { id, published } = saved;
  const [current = null] = (await listPublishedPaths([id], db)).values();
  const moves = published !== undefined && pagePathOf(published) !== current;
  const parent = parentOf(published);
  const reparents = parent !== null && parent !== (await findPublishedParent(id, db));
  await lockReferences(db, publicationLocks(saved, { moves, reparents }));
  return moves ? listLinkingTo(id, { db, req }) : [];
}
