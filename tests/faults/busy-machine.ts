// Every journey ten times, with twice as many at once as the machine has cores, so that each waits for the others: none may
// fail once. Run by `npm run proof`; `node tests/faults/busy-machine.ts edit-drafts` runs the named spec files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { findBrowser } from '../../bin/install/browser.js';

const REPEATS = 10;
const WORKERS = 2 * availableParallelism();

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-busy-'));
const reportFile = join(folder, 'report.json');
const executablePath = await findBrowser();

const options = [`--repeat-each=${REPEATS}`, `--workers=${WORKERS}`, '--reporter=json'];
const journeys = spawn('playwright', ['test', ...options, ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    ...(executablePath && { CHROMIUM_PATH: executablePath }),
  },
});
await once(journeys, 'exit');

const { stats, suites, errors }: JSONReport = JSON.parse(readFileSync(reportFile, 'utf8'));
rmSync(folder, { recursive: true, force: true });
const failures = Map.groupBy(suites.flatMap(failedTitles), (title) => title);
const minutes = Math.round(stats.duration / 60_000);
console.log(`${stats.expected} journeys passed and ${stats.unexpected} failed in ${minutes} minutes.`);
for (const [title, failed] of failures) console.log(`- ${title}: ${failed.length} of ${REPEATS} failed`);
for (const { message } of errors) console.log(message);
if (stats.expected === 0 || stats.unexpected > 0 || errors.length > 0) process.exitCode = 1;

/** The title of each journey in the suite that failed, once for each time. */
function failedTitles({ file, specs, suites: inner = [] }: JSONReportSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...failed, ...inner.flatMap(failedTitles)];
}
