import 'sharp'; // loaded in the main thread, so that its libraries outlive the threads that use it
import type { TestProject } from 'vitest/node';
import { migrate } from '#app/platform/database/migrate.ts';
import { migrateJobs } from '#app/platform/jobs/migrate-jobs.ts';
import { createTemplate, startPostgres, type Template } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For `cloneDatabase(inject('database'))`. */
    database: Template;
  }
}

/** Vitest's global setup: one PostgreSQL for all workers, with a migrated template that each of them copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  try {
    project.provide('database', await createTemplate(server.url, migrateAll));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}

async function migrateAll(url: string): Promise<void> {
  await migrate(url);
  await migrateJobs(url);
}
