import { expect, it, vi } from 'vitest';
import { HOUR } from '#app/platform/clock.ts';
import { enqueuePublication, makeDocument } from '#tests/support/documents.ts';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { startWork } from './start-work.ts';
import { atInterval } from './work.ts';

const site = setUpTestSite();

/** It runs at the start, and when it begins to listen. */
const RUNS_UNNOTIFIED = 2;

it('a publication of the CMS wakes the work that waits for one, long before its interval ends', async () => {
  const { platform } = site;
  const run = vi.fn(async () => undefined);
  const stop = await startWork(platform, [atInterval({ name: 'test', interval: HOUR, wokenBy: 'publication', run })]);
  const page = makeDocument('content-page');
  await waitFor(async () => {
    await enqueuePublication(platform.db, page.id, page);
    expect(run.mock.calls.length).toBeGreaterThan(RUNS_UNNOTIFIED);
  });
  await stop();
});
