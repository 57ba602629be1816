import type { PayloadRequest } from 'payload';
import { serialiseWork } from '../database/serialise-work.ts';
import { transactionOf } from '../database/transaction.ts';
import { enqueueChanges } from './enqueue.ts';
import { lockAffected } from './lock/lock-affected.ts';
import { projectChanges } from './project/project-changes.ts';
import { type PublicationTrigger, readChanges } from './read/changes.ts';
import type { DocumentVersions } from './read/document-versions.ts';
import { validateChanges } from './validate/validate-changes.ts';

interface Options {
  /** Whether to enqueue the document also when it did not change since its last publication. */
  force?: boolean;
}

/**
 * Publishes the versions of a document that changed; when it moves, also all documents that link to it. The caller holds
 * the lock on the document's saves. Throws a ValidationError when the document breaks the contract or another one has its
 * path, and an EditorError when a document that links to it breaks the contract. The save then fails as a whole.
 */
export async function publishDocument(
  saved: DocumentVersions,
  req: PayloadRequest,
  options: Options = {},
): Promise<void> {
  await publish({ saved }, req, options);
}

/**
 * Publishes all documents that show a picture, and the previews of drafts that do, after the picture changed. The caller
 * holds the lock on the picture. Throws an EditorError when one of those documents breaks the contract.
 */
export async function publishPicture(picture: number, req: PayloadRequest): Promise<void> {
  await publish({ picture }, req, {});
}

/** The steps of a publication, in the transaction of the save (docs/decisions/publishing.md). */
async function publish(trigger: PublicationTrigger, req: PayloadRequest, { force = false }: Options): Promise<void> {
  const { db } = await transactionOf(req);
  await serialiseWork(db, async () => {
    const affected = await lockAffected(trigger, { db, req });
    const changes = await readChanges(trigger, affected, { db, req });
    const projected = projectChanges(changes, req.payload.blocks);
    const valid = validateChanges(projected, changes, req);
    await enqueueChanges(valid, { force }, db);
  });
}
