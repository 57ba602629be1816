import type { PayloadRequest } from 'payload';
import { oneAtATime } from '../database/one-at-a-time.ts';
import { transactionOf } from '../database/transaction.ts';
import { enqueueChanges } from './enqueue.ts';
import { projectChanges } from './project/project-changes.ts';
import { type Changes, readChanges, readPictureChanges } from './read/changes.ts';
import type { SavedDocument } from './read/saved-document.ts';
import { validateChanges } from './validate.ts';

interface Options {
  /** Enqueue the document also when the site has it already. */
  again?: boolean;
}

/**
 * Publishes what changed of a document, in the transaction in which it was saved (docs/decisions/0030): with it, when it
 * moves, all that links to it. The caller holds the lock on the document's saves. Throws, so that the save fails as a
 * whole, a ValidationError when the document breaks the contract or another one has its path, and a refusal when one that
 * links to it breaks the contract.
 */
export async function publishDocument(saved: SavedDocument, req: PayloadRequest, options: Options = {}): Promise<void> {
  await oneAtATime(await transactionOf(req), async () => publish(await readChanges(saved, req), req, options));
}

/**
 * Publishes all that shows a picture after the picture changed, and renews the previews of drafts that do. The caller
 * holds the lock on the picture. Throws a refusal when one of those documents breaks the contract.
 */
export async function publishPicture(id: number, req: PayloadRequest): Promise<void> {
  await oneAtATime(await transactionOf(req), async () => publish(await readPictureChanges(id, req), req));
}

async function publish(changes: Changes, req: PayloadRequest, options: Options = {}): Promise<void> {
  const projected = projectChanges(changes, req.payload.blocks);
  const valid = await validateChanges(projected, req);
  await enqueueChanges(valid, await transactionOf(req), options);
}
