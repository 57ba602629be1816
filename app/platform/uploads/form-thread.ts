import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { ErrorCode } from '#app/platform/errors/catalogue.ts';
import { readForm } from '#app/platform/forms/form-data.ts';
import { lowerThreadPriority } from '#app/platform/thread-priority.ts';

/** The input of the thread: the body of a form on disk, and the folder in which its files are put. */
export interface Task {
  body: string;
  contentType: string;
  folder: string;
}

/** A field of the form, with its value or where its file is. */
export type Field = { name: string } & ({ value: string } | { path: string; filename: string; type: string });

/** The message that the thread posts when it is done. */
export type Outcome = { fields: Field[] } | { code: ErrorCode };

lowerThreadPriority(); // requests go first
const task = workerData as Task;
const outcome: Outcome = await readFields(task).then(
  (fields) => ({ fields }),
  (error) => {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  },
);
parentPort?.postMessage(outcome);

async function readFields({ body, contentType, folder }: Task): Promise<Field[]> {
  const form = await readForm(await readFile(body), contentType);
  await rm(body);
  return Promise.all(
    [...form].map(async ([name, value], index): Promise<Field> => {
      if (typeof value === 'string') return { name, value };
      const path = join(folder, String(index));
      await writeFile(path, value.stream());
      return { name, path, filename: value.name, type: value.type };
    }),
  );
}
