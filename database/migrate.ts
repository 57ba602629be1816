import { migrate, TooOldError } from '#app/platform/database/migrate.ts';
import { migrateJobs } from '#app/platform/jobs/migrate-jobs.ts';
import { readSettings } from '#settings/read-settings.js';
import { ExpectedError, fail } from '../bin/process/expected-error.js';
import { grantEditorial } from './grant-editorial.ts';

const { DATABASE_URL: url, CMS_DATABASE_URL: cmsUrl } = readSettings('migration', process.env);
try {
  await migrate(url);
  await migrateJobs(url);
  if (cmsUrl) await grantEditorial(url, cmsUrl);
} catch (error) {
  fail(error instanceof TooOldError ? new ExpectedError(error.message) : error);
}
