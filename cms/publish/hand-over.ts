import { type PayloadRequest, type SanitizedCollectionConfig, ValidationError } from 'payload';
import type { PublishedDocument } from '../../app/features/content/published/documents.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { requireFree } from '../fields/path.ts';
import { Refused } from '../refused.ts';
import { requireContract } from './faults.ts';
import { projectionOf } from './projection.ts';
import { readKept, readLive } from './read-live.ts';
import { forgetDraft, keepDraft, readTold, takeTurn, tell } from './store.ts';
import { type Address, whoLinksTo } from './who-shows.ts';

/**
 * Tells the site what readers should see of a document now, in the transaction in which it was saved (architecture.md,
 * 'Publishing'). What they see already is not told again, unless `again`. Throws a ValidationError, so that nothing of it
 * all happens, when the document breaks the contract or another one has its address.
 */
export async function handOver({ slug, id }: Address, req: PayloadRequest, { again = false } = {}): Promise<void> {
  const db = await inTransaction(req);
  await takeTurn(db);
  const collection = configOf(slug, req);
  const document = await judged(collection, id, req);
  const told = await readTold(db, id, document);
  if (document ? told.isSame && !again : !told.isPublished) return;
  await tell(db, { id, kind: collection.custom?.kind, document });
  const path = document && 'path' in document ? document.path : null;
  if (path === told.path) return;
  for (const linking of await whoLinksTo(id, req)) if (linking.id !== id) await handOverToo(linking, req);
}

/**
 * The same for a document that shows something of what is saved: a fault in it is none of a field in this form, so the
 * refusal names the document.
 */
export async function handOverToo(address: Address, req: PayloadRequest, options = {}): Promise<void> {
  try {
    await handOver(address, req, options);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const [fault] = error.data.errors;
    const where = `nummer ${address.id} in ‘${configOf(address.slug, req).labels.plural}’`;
    throw new Refused(`Eerst moet er iets anders goed: ${where}, bij ${fault?.path}: ${fault?.message}`);
  }
}

/** Keeps what an editor works on, as it is now, for the preview on the site; forgets it where there is nothing any more. */
export async function handOverDraft({ slug, id }: Address, req: PayloadRequest): Promise<void> {
  const db = await inTransaction(req);
  await takeTurn(db); // of a draft and a picture that change at the same moment the later knows the earlier
  const collection = configOf(slug, req);
  const draft = await readKept(collection, { id, draft: true }, req);
  if (!draft) await forgetDraft(db, id);
  else await keepDraft(db, { id, kind: collection.custom?.kind, document: await projectionOf(collection, draft, req) });
}

/** What the contract makes of the live document; null where there is nothing for readers. */
async function judged(
  collection: SanitizedCollectionConfig,
  id: number,
  req: PayloadRequest,
): Promise<PublishedDocument | null> {
  const live = await readLive(collection, id, req);
  if (!live) return null;
  const document = requireContract(await projectionOf(collection, live, req), { collection: collection.slug, id }, req);
  const field = document.kind === 'redirect' ? 'from' : 'path';
  const path = document.kind === 'redirect' ? document.from : 'path' in document ? document.path : null;
  if (path) await requireFree(path, { id, collection: collection.slug, field }, req);
  return document;
}

const configOf = (slug: string, { payload }: PayloadRequest): SanitizedCollectionConfig => {
  const collection = payload.config.collections.find((one) => one.slug === slug);
  if (!collection) throw new Error(`There is no collection ${slug}.`);
  return collection;
};
