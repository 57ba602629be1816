import { lockPublications, lockReferences, lockSaves, type ReferenceLocks } from '../../database/document-locks.ts';
import type { Transaction } from '../../database/transaction.ts';
import { type DocumentKey, readDraft, readPublished } from '../read/document-versions.ts';
import { listLinkingTo, listWithPicture } from '../read/referring-documents.ts';
import { fileLocks, publicationLocks } from './reference-locks.ts';

/**
 * Acquires all locks that the publications of these documents need, before many of them change in one transaction. If each
 * publication acquired its own locks, two such changes could deadlock.
 */
export async function lockDocuments(documents: DocumentKey[], { db, req }: Transaction): Promise<void> {
  await lockSaves(db, idsOf(documents));
  const locks: ReferenceLocks[] = [];
  for (const key of documents) {
    for (const versions of [await readPublished(key, req), await readDraft(key, req)]) {
      locks.push(publicationLocks(versions, { moves: true, reparents: true }));
      const filename = (versions.published ?? versions.draft)?.stored.filename;
      if (typeof filename === 'string') locks.push(fileLocks(key, filename));
    }
  }
  await lockReferences(db, merged(locks));
  const linking: DocumentKey[] = [];
  for (const { id } of documents) linking.push(...(await listLinkingTo(id, { db, req })));
  await lockPublications(db, idsOf([...documents, ...linking]));
}

/** The same for pictures: acquires their locks and those of the publications of all documents that show them. */
export async function lockPictures(
  pictures: { id: number; filename?: string | null }[],
  { db, req }: Transaction,
): Promise<void> {
  await lockReferences(db, merged(pictures.map(({ id, filename }) => fileLocks({ slug: 'media', id }, filename))));
  const showing: DocumentKey[] = [];
  for (const { id } of pictures) showing.push(...(await listWithPicture(id, { db, req })));
  await lockPublications(db, idsOf(showing));
}

const merged = (locks: ReferenceLocks[]): ReferenceLocks => ({
  shared: locks.flatMap(({ shared }) => shared),
  exclusive: locks.flatMap(({ exclusive }) => exclusive),
});

const idsOf = (documents: DocumentKey[]): number[] => documents.map(({ id }) => id);
