import { expect, it } from 'vitest';
import { setUpTestSite } from '#tests/support/test-site.ts';
import { countUsage } from './count-usage.ts';

const site = setUpTestSite();

const counted = () => site.platform.db.selectFrom('usageCount').select(['day', 'number']).orderBy('day').execute();

it('counts by the day in Amsterdam, in winter and in summer, also concurrently', async () => {
  const moments = [
    '2026-01-05T22:59:59Z', // a second before midnight
    '2026-01-05T23:30:00Z', // half past midnight
    '2026-07-05T21:59:59Z',
    '2026-07-05T22:30:00Z',
    '2026-07-05T23:30:00Z',
  ];
  await Promise.all(moments.map((at) => countUsage(site.platform.db, 'registration_finished', new Date(at))));
  expect(await counted()).toEqual([
    { day: '2026-01-05', number: 1 },
    { day: '2026-01-06', number: 1 },
    { day: '2026-07-05', number: 1 },
    { day: '2026-07-06', number: 2 },
  ]);
});
