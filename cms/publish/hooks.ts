import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { handsIn } from '../editing/hand-in.ts';
import { publishDocument, publishPicture } from './publish-document.ts';
import { readSaved } from './read/document-versions.ts';

/** Publishes a document after each save; of a draft, only its preview changes, and one that is handed in is validated. */
const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const saved = await readSaved({ slug: collection.slug, id: doc.id }, doc._status, req);
  await publishDocument({ ...saved, handedIn: handsIn(req) }, req);
};

/** Withdraws a document after it was deleted. */
const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await publishDocument(await readSaved({ slug: collection.slug, id: Number(id) }, undefined, req), req);
};

/** The hooks of every collection whose documents are published on the site. */
export const publishing = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** Publishes the documents that show a picture, after it was changed. */
export const afterPictureChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') await publishPicture(doc.id, req);
};
