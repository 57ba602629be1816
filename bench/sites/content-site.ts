import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { withDatabase } from '#app/platform/database/with-database.ts';
import { type PreparedSite, startBenchSite } from './bench-site.ts';

/** How long the worker may take to store the content, in milliseconds. */
const DEADLINE = 120_000;

/** Starts the built site of the working tree with all articles, recipes, news and pages of content/, on data in `folder`. */
export async function startContentSite(folder: string): Promise<PreparedSite> {
  const site = await startBenchSite(folder, { content: true });
  const worker = spawn(process.execPath, ['build/server/worker.js'], { env: site.environment, stdio: 'inherit' });
  await waitUntilStored(site.databaseUrl);
  return {
    ...site,
    async stop() {
      worker.kill('SIGTERM');
      await once(worker, 'exit');
      await site.stop();
    },
  };
}

/** Waits until the worker has delivered all publications, and marked the words that have a definition in all of them. */
function waitUntilStored(databaseUrl: string): Promise<void> {
  return withDatabase(databaseUrl, async (db) => {
    for (const began = Date.now(); Date.now() - began < DEADLINE; await wait(500)) {
      const waiting = await db.selectFrom('editorial.publication').select('revision').limit(1).executeTakeFirst();
      const hashes = await db
        .selectFrom('document')
        .select('definitionsHash')
        .where('definitionsHash', 'is not', null) // of pages: other documents have no words to mark
        .distinct()
        .execute();
      if (!waiting && hashes.length === 1) return;
    }
    throw new Error('The worker did not store all content.');
  });
}
