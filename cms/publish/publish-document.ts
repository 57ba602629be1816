import type { PayloadRequest } from 'payload';
import { serialiseWork } from '../database/serialise-work.ts';
import { transactionOf } from '../database/transaction.ts';
import { enqueueChanges } from './enqueue.ts';
import { projectChanges } from './project/project-changes.ts';
import { type Changes, readChanges, readPictureChanges } from './read/changes.ts';
import type { SavedDocument } from './read/saved-document.ts';
import { validateChanges } from './validate.ts';

interface Options {
  /** Whether to enqueue the document also when it did not change since its last publication. */
  again?: boolean;
}

/**
 * Publishes the versions of a document that changed, in the transaction of the save (docs/decisions/0030); when it moves,
 * also all documents that link to it. The caller holds the lock on the document's saves. Throws a ValidationError when the
 * document breaks the contract or another one has its path, and an EditorError when a document that links to it breaks the
 * contract. The save then fails as a whole.
 */
export async function publishDocument(saved: SavedDocument, req: PayloadRequest, options: Options = {}): Promise<void> {
  await serialiseWork(await transactionOf(req), async () => publish(await readChanges(saved, req), req, options));
}

/**
 * Publishes all documents that show a picture, and the previews of drafts that do, after the picture changed. The caller
 * holds the lock on the picture. Throws an EditorError when one of those documents breaks the contract.
 */
export async function publishPicture(id: number, req: PayloadRequest): Promise<void> {
  await serialiseWork(await transactionOf(req), async () => publish(await readPictureChanges(id, req), req));
}

async function publish(changes: Changes, req: PayloadRequest, options: Options = {}): Promise<void> {
  const projected = projectChanges(changes, req.payload.blocks);
  const valid = await validateChanges(projected, req);
  await enqueueChanges(valid, await transactionOf(req), options);
}
