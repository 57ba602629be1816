import { migrate } from '#app/platform/database/migrate.ts';
import { migrateJobs } from '#app/platform/jobs/migrate.ts';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL ontbreekt.');
await migrate(url);
await migrateJobs(url);
