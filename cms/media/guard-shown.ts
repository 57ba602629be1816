import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { mayPublish, roleOf } from '../access.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { takeTurn } from '../publish/store.ts';
import { whereShown } from '../publish/who-shows.ts';
import { Refused } from '../refused.ts';

/** Readers see a change of a picture or file at once, wherever it is shown: then it is for who may publish. */
export const guardShown: CollectionBeforeChangeHook = async ({ collection, operation, originalDoc, req }) => {
  if (operation !== 'update') return;
  await takeTurn(await inTransaction(req)); // who publishes it at this moment comes before or after
  if (!req.user || mayPublish(roleOf(req))) return;
  const shown = await whereShown({ ...(originalDoc as Kept), slug: collection.slug }, req);
  if (shown?.to !== 'readers') return;
  throw new Refused(
    `Dit staat op een pagina die lezers zien${named(shown)}. Vraag een eindredacteur om het te veranderen, of voeg een nieuw bestand toe.`,
    403,
  );
};

/** Nothing is deleted that a page shows, or a draft of one. */
export const refuseWhileShown: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await takeTurn(await inTransaction(req));
  const shown = await whereShown(await read({ slug: collection.slug, id: Number(id) }, req), req);
  if (!shown) return;
  const where = shown.to === 'readers' ? 'op een gepubliceerde pagina' : 'in een concept';
  throw new Refused(`Dit bestand staat nog ${where}${named(shown)}. Haal het daar eerst weg.`);
};

interface Kept {
  id: number;
  filename?: string | null;
}

async function read({ slug, id }: { slug: string; id: number }, req: PayloadRequest) {
  const { filename } = (await req.payload.findByID({ collection: slug as 'files', id, depth: 0, req })) as Kept;
  return { slug, id, filename };
}

const named = ({ title }: { title: string }): string => (title ? `: ‘${title}’` : '');
