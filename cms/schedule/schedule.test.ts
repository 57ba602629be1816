import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listFailedSchedules } from '../lists/failed-schedules.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { resumeInterrupted } from './resume-interrupted.ts';
import { RETRIES } from './with-retries.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
});
afterAll(() => cms.close());
afterEach(() => cms.database.query('delete from cms.payload_jobs'));

/** Schedules a publication as the form of the admin does. Returns the id of the job. */
async function schedule(collection: string, id: number, type = 'publish'): Promise<number> {
  const input = { type, doc: { relationTo: collection, value: String(id) } };
  const waitUntil = new Date(Date.now() - 1000);
  const job = await cms.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil } as never);
  return Number(job.id);
}

const run = () => cms.payload.jobs.run({ silent: true });
const jobOf = async (id: number) =>
  (await cms.database.query('select has_error, total_tried::int, wait_until from cms.payload_jobs where id = $1', [id]))
    .rows[0];
const dueNow = () => cms.database.query(`update cms.payload_jobs set wait_until = now() - interval '1 second'`);
const failed = async () =>
  (await listFailedSchedules(cms.payload)).map(({ title, publishes, reason }) => [title, publishes, reason]);

/** A draft that cannot be published, because it only has a title. */
const incomplete = (title: string) => draft(cms.payload, 'testimonials', { title });

test('a failed job is retried after a pause, and listed with its reason after the last retry', async () => {
  const id = await incomplete('Kim');
  const job = await schedule('testimonials', id);
  await run();
  expect(await jobOf(job)).toMatchObject({ has_error: false, total_tried: 1 });
  expect((await jobOf(job)).wait_until.getTime()).toBeGreaterThan(Date.now() + 30_000);
  expect(await failed()).toEqual([]);

  for (let tries = 0; tries < RETRIES.attempts; tries++) {
    await dueNow();
    await run();
  }
  expect(await jobOf(job)).toMatchObject({ has_error: true });
  expect(await failed()).toEqual([['Kim', true, expect.stringContaining('ongeldig')]]);
  await cms.payload.update({ collection: 'testimonials', id, draft: true, data: { role: 'arts' } });
  expect(await failed()).toHaveLength(1);
  const whole = { role: 'arts', quote: 'Goed', position: 1, _status: 'published' } as const;
  await cms.payload.update({ collection: 'testimonials', id, data: whole });
  expect(await failed()).toEqual([]);
});

test('a retry publishes', async () => {
  const id = await incomplete('Sam');
  await schedule('testimonials', id);
  await run();
  expect(await cms.published(id)).toBeUndefined();
  const data = { role: 'arts', quote: 'Goed', position: 1 };
  await cms.payload.update({ collection: 'testimonials', id, draft: true, data });
  await dueNow();
  await run();
  expect(await cms.published(id)).toMatchObject({ document: { title: 'Sam' } });
});

test('a technical error is listed as a plain sentence', async () => {
  const job = await schedule('testimonials', await incomplete('Storing'));
  const error = JSON.stringify({ message: 'Failed query: update "cms"."testimonials" set …' });
  await cms.database.query('update cms.payload_jobs set has_error = true, error = $2 where id = $1', [job, error]);
  expect(await failed()).toEqual([['Storing', true, 'Er ging iets mis in het CMS zelf.']]);
});

test('a document in the bin is not listed', async () => {
  const id = await incomplete('Weg');
  const job = await schedule('testimonials', id, 'unpublish');
  await cms.database.query(`update cms.payload_jobs set has_error = true, error = '{"message":"Nee"}' where id = $1`, [
    job,
  ]);
  expect(await failed()).toEqual([['Weg', false, 'Nee']]);
  await cms.payload.update({ collection: 'testimonials', id, data: { deletedAt: new Date().toISOString() } });
  expect(await failed()).toEqual([]);
});

test('the next process runs the jobs that an earlier one was running when it ended', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Onderbroken' });
  await schedule('content-pages', id);
  const startedAt = new Date();
  await cms.database.query('update cms.payload_jobs set processing = true, updated_at = $1', [startedAt]);
  await resumeInterrupted(cms.payload, startedAt); // the job was started by this process itself
  await run();
  expect(await cms.published(id)).toBeUndefined();
  await resumeInterrupted(cms.payload, new Date(startedAt.getTime() + 1));
  await run();
  expect(await cms.published(id)).toMatchObject({ document: { title: 'Onderbroken' } });
});
