import type { PayloadRequest } from 'payload';
import { lockPublications, lockReferences, lockSaves } from '../database/document-locks.ts';
import { transactionOf } from '../database/transaction.ts';
import { fileReferences, referencesOf } from './read/references.ts';
import { listLinkingTo, listWithPicture } from './read/referring-documents.ts';
import { type DocumentAddress, readDraft, readPublished } from './read/saved-document.ts';

/**
 * Acquires all locks that the publications of these documents need, before many of them change in one transaction. If each
 * publication acquired its own locks, two such changes could deadlock.
 */
export async function lockDocuments(documents: DocumentAddress[], req: PayloadRequest): Promise<void> {
  const db = await transactionOf(req);
  await lockSaves(db, idsOf(documents));
  const uses = [];
  for (const address of documents) {
    for (const version of [await readPublished(address, req), await readDraft(address, req)]) {
      uses.push(referencesOf(version, { moves: true }, req.payload.blocks));
      const stored = version.published ?? version.draft;
      if (typeof stored?.filename === 'string') uses.push(fileReferences(address, stored.filename));
    }
  }
  await lockReferences(db, {
    reads: uses.flatMap(({ reads }) => [...reads]),
    changes: uses.flatMap(({ changes }) => [...changes]),
  });
  const linking: DocumentAddress[] = [];
  for (const { id } of documents) linking.push(...(await listLinkingTo(id, req)));
  await lockPublications(db, idsOf([...documents, ...linking]));
}

/** The same for pictures: acquires their locks and those of the publications of all documents that show them. */
export async function lockPictures(
  pictures: { id: number; filename?: string | null }[],
  req: PayloadRequest,
): Promise<void> {
  const db = await transactionOf(req);
  const names = pictures.map(({ id, filename }) => fileReferences({ slug: 'media', id }, filename));
  await lockReferences(db, { reads: [], changes: names.flatMap(({ changes }) => [...changes]) });
  const showing: DocumentAddress[] = [];
  for (const { id } of pictures) {
    const { published, drafts } = await listWithPicture(id, req);
    showing.push(...published, ...drafts);
  }
  await lockPublications(db, idsOf(showing));
}

const idsOf = (documents: { id: number }[]): number[] => documents.map(({ id }) => id);
