// Every journey ten times, each time on a new site, with twice as many at once as the machine has cores, so that each waits
// for the others: none may fail once. Run by `npm run proof`; `node tests/faults/busy-machine.ts edit-drafts` runs the named
// spec files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { findBrowser } from '../../bin/install/browser.js';

const TIMES = 10;
const WORKERS = 2 * availableParallelism();

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-busy-'));
const executablePath = await findBrowser();
const reports: JSONReport[] = [];
for (let time = 1; time <= TIMES; time += 1) {
  const report = await runJourneys(time);
  console.error(`${time} of ${TIMES}: ${report.stats.expected} passed, ${report.stats.unexpected} failed`);
  reports.push(report);
}
rmSync(folder, { recursive: true, force: true });

const passed = reports.reduce((sum, { stats }) => sum + stats.expected, 0);
const minutes = reports.reduce((sum, { stats }) => sum + stats.duration, 0) / 60_000;
const failed = reports.flatMap(({ suites }) => suites.flatMap(failedTitles));
const errors = reports.flatMap((report) => report.errors);
console.log(`${passed} journeys passed and ${failed.length} failed in ${minutes.toFixed(0)} minutes.`);
for (const [title, times] of Map.groupBy(failed, (title) => title))
  console.log(`- ${title}: ${times.length} of ${TIMES} failed`);
for (const { message } of errors) console.log(message);
if (passed === 0 || failed.length > 0 || errors.length > 0) process.exitCode = 1;

/** Runs the journeys once, on a site of their own, and gives Playwright's report. What it kept of a failure stays. */
async function runJourneys(time: number): Promise<JSONReport> {
  const reportFile = join(folder, `${time}.json`);
  const options = [`--workers=${WORKERS}`, `--output=test-results/busy-${time}`, '--reporter=json'];
  const args = ['test', ...options, ...process.argv.slice(2)];
  const journeys = spawn('playwright', args, {
    stdio: ['ignore', process.stderr, 'inherit'], // only what is found goes into docs/reports/proof.md
    env: {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      ...(executablePath && { CHROMIUM_PATH: executablePath }),
    },
  });
  await once(journeys, 'exit');
  return JSON.parse(readFileSync(reportFile, 'utf8'));
}

/** The title of each journey in the suite that failed, once for each time. */
function failedTitles({ file, specs, suites: inner = [] }: JSONReportSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...failed, ...inner.flatMap(failedTitles)];
}
