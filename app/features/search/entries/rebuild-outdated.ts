import type { Platform } from '#app/platform/platform.ts';
import { rebuildIndex } from './index-items.ts';

/** Counts up when what is indexed, or how it is weighed, changes: then every site indexes all anew. */
const INDEX_VERSION = 2;

/** Indexes everything anew on a site whose index is of another version, as on one that never had any. */
export async function rebuildOutdated(platform: Pick<Platform, 'db'>): Promise<void> {
  const { indexVersion } = await platform.db.selectFrom('searchState').select('indexVersion').executeTakeFirstOrThrow();
  if (indexVersion === INDEX_VERSION) return;
  await rebuildIndex(platform);
  await platform.db.updateTable('searchState').set({ indexVersion: INDEX_VERSION }).execute();
}
