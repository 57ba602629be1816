import type { PayloadRequest } from 'payload';
import { lockPublications, lockReferences } from '../../database/document-locks.ts';
import { transactionOf } from '../../database/transaction.ts';
import { type ReferencedContent, readReferenced } from './referenced-content.ts';
import { referencesOf } from './references.ts';
import { findPublishedPath, listLinkingTo, listWithPicture } from './referring-documents.ts';
import { type DocumentAddress, pathOf, readDraft, readPublished, type SavedDocument } from './saved-document.ts';

/** Everything that a publication reads, under its locks. */
export interface Changes {
  /** The saved document; left out when a picture was saved. */
  saved?: SavedDocument;
  /** The documents that show something of the saved document or picture. */
  affected: SavedDocument[];
  /** The content of other documents that all of these show. */
  content: ReferencedContent;
}

/** The changes of a saved document: itself, and when it moves all documents that link to it. */
export async function readChanges(saved: SavedDocument, req: PayloadRequest): Promise<Changes> {
  const db = await transactionOf(req);
  const moves = saved.published !== undefined && pathOf(saved.published) !== (await findPublishedPath(saved.id, req));
  await lockReferences(db, referencesOf(saved, { moves }, req.payload.blocks));
  const linking = moves ? await listLinkingTo(saved.id, req) : [];
  await lockPublications(db, idsOf([saved, ...linking]));
  const affected = await readEach(linking, readPublished, req);
  return { saved, affected, content: await readReferenced([saved, ...affected], req) };
}

/** The changes of a saved picture: the published documents and the drafts that show it. */
export async function readPictureChanges(picture: number, req: PayloadRequest): Promise<Changes> {
  const { published, drafts } = await listWithPicture(picture, req);
  await lockPublications(await transactionOf(req), idsOf([...published, ...drafts]));
  const affected = [...(await readEach(published, readPublished, req)), ...(await readEach(drafts, readDraft, req))];
  return { affected, content: await readReferenced(affected, req) };
}

/** Reads one after the other, because they share the connection of the transaction. */
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
