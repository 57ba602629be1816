import { migrate } from '#app/platform/database/migrate.ts';
import { migrateJobs } from '#app/platform/jobs/migrate-jobs.ts';
import { readSettings } from '#settings/read-settings.js';
import { grantEditorial } from './grant-editorial.ts';

const { DATABASE_URL: url, CMS_DATABASE_URL: cmsUrl } = readSettings('migration', process.env);
await migrate(url);
await migrateJobs(url);
if (cmsUrl) await grantEditorial(url, cmsUrl);
