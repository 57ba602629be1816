import { type PayloadRequest, ValidationError } from 'payload';
import { lockPublications, lockReferences } from '../database/document-locks.ts';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { transactionOf } from '../database/transaction.ts';
import { Refused } from '../refused.ts';
import { enqueue } from './enqueue.ts';
import { type ProjectedDocument, projectDocument } from './project/project-document.ts';
import { readPaths, readReferenced } from './read/referenced-content.ts';
import { referencesOf } from './read/references.ts';
import { listLinkingTo, listWithPicture } from './read/referring-documents.ts';
import {
  type DocumentAddress,
  pathOf,
  readDraft,
  readPublished,
  type SavedDocument,
  type StoredDocument,
} from './read/saved-document.ts';
import { type ValidDocument, validateDocument } from './validate-document.ts';

/**
 * Publishes what changed of a document, in the transaction in which it was saved (docs/decisions/0030): with it, when it
 * moves, all that links to it. What the site has already is not enqueued, unless `again`. The caller holds the lock on
 * the document's saves. Throws, so that the save fails as a whole, a ValidationError when the document breaks the contract
 * or another one has its path, and a refusal when one that links to it breaks the contract.
 */
export async function publishDocument(
  saved: SavedDocument,
  req: PayloadRequest,
  options: { again?: boolean } = {},
): Promise<void> {
  const db = await transactionOf(req);
  await oneAtATime(db, async () => {
    const before = await readPaths([saved.id], req);
    const moves = saved.published !== undefined && pathOf(saved.published) !== (before.get(saved.id) ?? null);
    await lockReferences(db, referencesOf(saved, { moves }, req.payload.blocks));
    const linking = moves ? await listLinkingTo(saved.id, req) : [];
    await lockPublications(db, [saved.id, ...linking.map(({ id }) => id)]);
    await enqueueAll({ saved, affected: await readAffected(linking, req) }, req, options);
  });
}

/**
 * Publishes all that shows a picture after the picture changed, and renews the previews of drafts that do. The caller
 * holds the lock on the picture. Throws a refusal when one of those documents breaks the contract.
 */
export async function publishPicture(picture: number, req: PayloadRequest): Promise<void> {
  const db = await transactionOf(req);
  await oneAtATime(db, async () => {
    const { published, drafts } = await listWithPicture(picture, req);
    await lockPublications(
      db,
      [...published, ...drafts].map(({ id }) => id),
    );
    const affected = await readAffected(published, req);
    for (const draft of drafts) affected.push(await readDraft(draft, req));
    await enqueueAll({ affected }, req);
  });
}

/** What changes: the document that was saved, if any, and those that show something of what was saved. */
interface Changes {
  saved?: SavedDocument;
  affected: SavedDocument[];
}

/**
 * An affected document that would move, or go, stays as readers see it: that takes a publication of its own, which takes
 * along what links to it.
 */
async function enqueueAll(
  { saved, affected }: Changes,
  req: PayloadRequest,
  options: { again?: boolean } = {},
): Promise<void> {
  const all = saved ? [saved, ...affected] : affected;
  const paths = await readPaths(
    affected.map(({ id }) => id),
    req,
  );
  const context = { ...(await readReferenced(all, req)), blocks: req.payload.blocks };
  const db = await transactionOf(req);
  const own = saved && (await validateDocument(projectDocument(saved, context), req));
  const others: ValidDocument[] = [];
  for (const one of affected) {
    const valid = await validateAffected(projectDocument(one, context), req);
    if (one.published === undefined || staysAt(paths.get(one.id), one.published)) others.push(valid);
  }
  if (own) await enqueue(db, own, options);
  for (const other of others) await enqueue(db, other);
}

const staysAt = (path: string | undefined, published: StoredDocument | null): boolean =>
  published !== null && pathOf(published) === (path ?? null);

/** The published versions of these documents. */
async function readAffected(addresses: DocumentAddress[], req: PayloadRequest): Promise<SavedDocument[]> {
  const read: SavedDocument[] = [];
  for (const address of addresses) read.push(await readPublished(address, req));
  return read;
}

/** Validates a document that is not in the editor's form: the refusal tells which one it is. */
async function validateAffected(document: ProjectedDocument, req: PayloadRequest): Promise<ValidDocument> {
  try {
    return await validateDocument(document, req);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [first] = error.data.errors;
    const where = `nummer ${document.id} in ‘${document.collection.labels.plural}’`;
    throw new Refused(`Eerst moet er iets anders goed: ${where}, bij ${first?.path}: ${first?.message}`);
  }
}
