import type { PayloadRequest } from 'payload';
import { lockPublications, lockReferences } from '../../database/document-locks.ts';
import { transactionOf } from '../../database/transaction.ts';
import { type ReferencedContent, readReferenced } from './referenced-content.ts';
import { referencesOf } from './references.ts';
import { listLinkingTo, listWithPicture, readPublishedPath } from './referring-documents.ts';
import { type DocumentAddress, pathOf, readDraft, readPublished, type SavedDocument } from './saved-document.ts';

/** All that a publication needs to know, read under its locks. */
export interface Changes {
  /** What was saved; left out when that is a picture. */
  saved?: SavedDocument;
  /** The documents that show something of what was saved. */
  affected: SavedDocument[];
  /** What all of these show of others. */
  content: ReferencedContent;
}

/** What changes with a document that was saved: when it moves, all that links to it too. */
export async function readChanges(saved: SavedDocument, req: PayloadRequest): Promise<Changes> {
  const db = await transactionOf(req);
  const moves = saved.published !== undefined && pathOf(saved.published) !== (await readPublishedPath(saved.id, req));
  await lockReferences(db, referencesOf(saved, { moves }, req.payload.blocks));
  const linking = moves ? await listLinkingTo(saved.id, req) : [];
  await lockPublications(db, idsOf([saved, ...linking]));
  const affected = await readEach(linking, readPublished, req);
  return { saved, affected, content: await readReferenced([saved, ...affected], req) };
}

/** What changes with a picture: all that shows it, and the drafts that do. */
export async function readPictureChanges(picture: number, req: PayloadRequest): Promise<Changes> {
  const { published, drafts } = await listWithPicture(picture, req);
  await lockPublications(await transactionOf(req), idsOf([...published, ...drafts]));
  const affected = [...(await readEach(published, readPublished, req)), ...(await readEach(drafts, readDraft, req))];
  return { affected, content: await readReferenced(affected, req) };
}

/** One after the other: they share the connection of the transaction. */
async function readEach(
  addresses: DocumentAddress[],
  read: (address: DocumentAddress, req: PayloadRequest) => Promise<SavedDocument>,
  req: PayloadRequest,
): Promise<SavedDocument[]> {
  const documents: SavedDocument[] = [];
  for (const address of addresses) documents.push(await read(address, req));
  return documents;
}

const idsOf = (documents: { id: number }[]): number[] => documents.map(({ id }) => id);
