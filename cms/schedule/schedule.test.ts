import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readFailedSchedules } from '../lists/failed-schedules.ts';
import { draft } from '../testing/make.ts';
import { openTestCms, type TestCms } from '../testing/open-test-cms.ts';
import { resumeInterrupted } from './resume-interrupted.ts';
import { RETRIES } from './with-retries.ts';

let cms: TestCms;
beforeAll(async () => {
  cms = await openTestCms();
}, 60_000);
afterAll(() => cms.close());
afterEach(() => cms.database.query('delete from cms.payload_jobs'));

/** As the form of the admin schedules it. */
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
  (await readFailedSchedules(cms.payload)).map(({ title, publishes, reason }) => [title, publishes, reason]);

/** A document that can't be published, for nothing is filled in but its title. */
const incomplete = (title: string) => draft(cms.payload, 'testimonials', { title });

test('what failed is tried again after a pause, and listed with its reason when that was of no use', async () => {
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

test('what could be published the second time is published', async () => {
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

test('what only a developer understands is said in a few words', async () => {
  const job = await schedule('testimonials', await incomplete('Storing'));
  const error = JSON.stringify({ message: 'Failed query: update "cms"."testimonials" set …' });
  await cms.database.query('update cms.payload_jobs set has_error = true, error = $2 where id = $1', [job, error]);
  expect(await failed()).toEqual([['Storing', true, 'Er ging iets mis in het CMS zelf.']]);
});

test('a document in the bin is listed no more', async () => {
  const id = await incomplete('Weg');
  const job = await schedule('testimonials', id, 'unpublish');
  await cms.database.query(`update cms.payload_jobs set has_error = true, error = '{"message":"Nee"}' where id = $1`, [
    job,
  ]);
  expect(await failed()).toEqual([['Weg', false, 'Nee']]);
  await cms.payload.update({ collection: 'testimonials', id, data: { deletedAt: new Date().toISOString() } });
  expect(await failed()).toEqual([]);
});

test('what a process was busy with when it ended is done by the next', async () => {
  const id = await draft(cms.payload, 'content-pages', { title: 'Onderbroken' });
  await schedule('content-pages', id);
  const startedAt = new Date();
  await cms.database.query('update cms.payload_jobs set processing = true, updated_at = $1', [startedAt]);
  await resumeInterrupted(cms.payload, startedAt); // taken up by this process itself
  await run();
  expect(await cms.published(id)).toBeUndefined();
  await resumeInterrupted(cms.payload, new Date(startedAt.getTime() + 1));
  await run();
  expect(await cms.published(id)).toMatchObject({ document: { title: 'Onderbroken' } });
});
