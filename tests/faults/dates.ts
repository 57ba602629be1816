// Runs the tests of the server while the day, the year or the clock changes in the Netherlands: none may need a date or an hour.
// Needs Debian's `faketime`. Run by `npm run proof`.
import { TIME_ZONE } from '#app/platform/clock.ts';
import { testsPass } from '../support/tests-pass.ts';

const DATES = [
  ['the turn of the year', '2026-12-31 23:58:00'],
  ['the leap day', '2028-02-29 23:58:00'],
  ['the begin of summer time', '2027-03-28 01:59:00'],
  ['the end of summer time', '2027-10-31 01:59:00'],
] as const;

for (const [name, date] of DATES)
  if (!testsPass(['faketime', date, 'npx', 'vitest', 'run', '--retry=0'], { TZ: TIME_ZONE }))
    throw new Error(`Tests fail at ${name} (${date}).`);
console.log(`The tests of the server pass at ${DATES.map(([name, date]) => `${name} (${date})`).join(', ')}.`);
