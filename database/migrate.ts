import { migrate } from '#app/platform/database/migrate.ts';
import { migrateJobs } from '#app/platform/jobs/migrate.ts';
import { grantEditorial } from './grant-editorial.ts';

const { DATABASE_URL: url, CMS_DATABASE_URL: cmsUrl } = process.env;
if (!url) throw new Error('DATABASE_URL ontbreekt.');
await migrate(url);
await migrateJobs(url);
if (cmsUrl) await grantEditorial(url, cmsUrl);
