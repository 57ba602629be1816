import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { handOver, handOverToo } from './hand-over.ts';
import { projectionOf } from './projection.ts';
import { readKept, readLive } from './read-live.ts';
import { forgetDraft, keepDraft, takeTurn } from './store.ts';
import { whoShowsPicture } from './who-shows.ts';

/**
 * After every save: what readers see is read again, for a draft saved over a published page comes here too. It changes
 * nothing for them; all else is handed over.
 */
const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: number };
  const isDraft = doc._status === 'draft' && (await readLive(collection, id, req)) !== null;
  if (!isDraft) await handOver({ slug: collection.slug, id }, req);
  const db = await inTransaction(req);
  const draft = await readKept(collection, { id, draft: true }, req);
  if (!draft) await forgetDraft(db, id);
  else await keepDraft(db, { id, kind: collection.custom?.kind, document: await projectionOf(collection, draft, req) });
};

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await handOver({ slug: collection.slug, id: Number(id) }, req);
  await forgetDraft(await inTransaction(req), Number(id));
};

/** The hooks of every collection that the site gets documents of. */
export const handedOver = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** After a change of a picture: all that readers see it on is handed over with it. */
export const handOverPicture: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return;
  await takeTurn(await inTransaction(req));
  for (const shown of await whoShowsPicture(doc.id, req)) await handOverToo(shown, req);
};
