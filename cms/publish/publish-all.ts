import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { handOverToo } from './hand-over.ts';

/** So many at once: others who publish wait that long at most. */
const BATCH = 50;

/**
 * Hands over all that is published once more, in batches, each of which holds or fails as a whole. Gives how many
 * documents there were. Throws when one breaks the contract, naming it.
 */
export async function publishAll(payload: Payload, report: (message: string) => void = () => {}): Promise<number> {
  let total = 0;
  for (const { slug, custom } of payload.config.collections) {
    if (!custom?.kind) continue;
    const ids = await idsOf(payload, slug);
    for (let from = 0; from < ids.length; from += BATCH)
      await publishBatch(payload, slug, ids.slice(from, from + BATCH));
    total += ids.length;
    if (ids.length > 0) report(`${slug}: ${ids.length}`);
  }
  return total;
}

/** All documents of a collection, in the bin or not: what is no longer published is taken back. */
async function idsOf(payload: Payload, slug: string): Promise<number[]> {
  const found = await payload.find({
    collection: slug as never,
    depth: 0,
    pagination: false,
    trash: true,
    sort: 'id',
  });
  return found.docs.map(({ id }) => Number(id));
}

async function publishBatch(payload: Payload, slug: string, ids: number[]): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    for (const id of ids) await handOverToo({ slug, id }, req, { again: true });
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
