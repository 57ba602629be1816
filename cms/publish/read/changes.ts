import type { PayloadRequest } from 'payload';
import type { Transaction } from '../../database/transaction.ts';
import {
  type AffectedDocument,
  type DocumentVersions,
  pathOf,
  readDraft,
  readPublished,
  toValidate,
} from './document-versions.ts';
import { type Conflict, findConflict } from './find-conflict.ts';
import { listPathOwners, type PathOwner } from './paths-in-use.ts';
import { type ReferencedContent, readReferenced } from './referenced-content.ts';

/** What a publication follows from: a saved document, or a changed picture that documents show. */
export type PublicationTrigger = { saved: DocumentVersions; picture?: never } | { saved?: never; picture: number };

/** A document of a publication, with the reason why it is published: it was saved, or it shows something that was. */
export interface ChangedDocument extends DocumentVersions {
  cause: 'saved' | 'affected';
}

/** Everything that a publication reads. */
export interface Changes {
  /** The saved document comes first. */
  documents: ChangedDocument[];
  /** The content of other documents that these show. */
  content: ReferencedContent;
  /** The documents that have the path of one of these, themselves included. */
  pathOwners: PathOwner[];
  /** How the saved document conflicts with others. */
  conflict: Conflict | null;
}

/** Reads everything that a publication needs. The caller holds its locks. */
export async function readChanges(
  { saved }: PublicationTrigger,
  affected: AffectedDocument[],
  { db, req }: Transaction,
): Promise<Changes> {
  const documents: ChangedDocument[] = saved ? [{ ...saved, cause: 'saved' }] : [];
  for (const document of affected) documents.push({ ...(await readAffected(document, req)), cause: 'affected' });
  const content = await readReferenced(documents, { db, req });
  const paths = documents.flatMap((versions) => pathOf(toValidate(versions)) ?? []);
  const conflict = saved ? await findConflict(saved, { db, req }) : null;
  return { documents, content, pathOwners: await listPathOwners(paths, db), conflict };
}

const readAffected = ({ version, ...key }: AffectedDocument, req: PayloadRequest): Promise<DocumentVersions> =>
  version === 'draft' ? readDraft(key, req) : readPublished(key, req);
