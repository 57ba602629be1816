import { PgBoss } from 'pg-boss';

/** Creates or updates pg-boss's own tables in the schema `pgboss`. Safe to run at the same time as another. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 2, supervise: false, schedule: false });
  boss.on('error', () => {}); // start() rejects with the same error
  await boss.start();
  await boss.stop({ graceful: false });
}
