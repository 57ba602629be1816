import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { handOver, handOverDraft, handOverToo } from './hand-over.ts';
import { readLive } from './read-live.ts';
import { forgetDraft, takeTurn } from './store.ts';
import { whoShowsPicture } from './who-shows.ts';

/**
 * After every save: what readers see is read again, for a draft saved over a published page comes here too. It changes
 * nothing for them; all else is handed over.
 */
const afterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id } = doc as { id: number };
  const isDraft = doc._status === 'draft' && (await readLive(collection, id, req)) !== null;
  if (!isDraft) await handOver({ slug: collection.slug, id }, req);
  await handOverDraft({ slug: collection.slug, id }, req);
};

const afterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await handOver({ slug: collection.slug, id: Number(id) }, req);
  await forgetDraft(await inTransaction(req), Number(id));
};

/** The hooks of every collection that the site gets documents of. */
export const handedOver = { afterChange: [afterChange], afterDelete: [afterDelete] };

/** After a change of a picture: all that shows it is handed over with it, to readers and in previews. */
export const handOverPicture: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update') return;
  await takeTurn(await inTransaction(req));
  const { published, drafts } = await whoShowsPicture(doc.id, req);
  for (const shown of published) await handOverToo(shown, req);
  for (const draft of drafts) await handOverDraft(draft, req);
};
