import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './install/browser.js';
import { requireNode, root } from './install/checkout.js';
import { installCmsPackages, installPackages, npmEnvironment } from './install/packages.js';
import { ExpectedError, fail } from './process/expected-error.js';
import { countSteps, inSeconds, secondsSince } from './process/progress.js';

/**
 * @typedef {object} Step
 * @property {string} script of package.json
 * @property {string} title
 * @property {string[]} [args] that make it write a report
 * @property {(report: any) => { passed: number, failed: number }} [count] reads that report
 */

const reports = mkdtempSync(join(tmpdir(), 'niergenoten-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** @type {Record<string, Step>} */
const steps = {
  types: { script: 'check:types', title: 'Types' },
  lint: { script: 'check:lint', title: 'Lint and format' },
  imports: { script: 'check:imports', title: 'Import directions' },
  cms: { script: 'check:cms', title: 'CMS: packages, types and build' },
  unused: { script: 'check:unused', title: 'Unused code' },
  server: {
    script: 'test:server',
    title: 'Unit, API, contract and attacks',
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    count: countVitest,
  },
  build: { script: 'build', title: 'Build' },
  size: { script: 'check:size', title: 'Size' },
  browser: {
    script: 'test:browser',
    title: 'Browser journeys',
    args: ['--reporter=list,json'],
    count: countPlaywright,
  },
};

let passed = 0;
let failed = 0;
/** @type {{ title: string, milliseconds: number }[]} */
const times = [];
const began = performance.now();

try {
  await test(process.argv.slice(2));
} catch (error) {
  fail(error);
  failed = Math.max(failed, 1);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
printTimes();
// Read by CI: must be the last line, in these words.
console.log(`${passed} passed, ${failed} failed`);

/** @param {string[]} chosen names of steps; none means all */
async function test(chosen) {
  requireNode();
  const unknown = chosen.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new ExpectedError(`Onbekend: ${unknown.join(', ')}. Kies uit ${Object.keys(steps).join(', ')}.`);
  const names = Object.keys(steps).filter((name) => chosen.length === 0 || chosen.includes(name));
  const needsBrowser = names.includes('browser');
  const browser = await timed('Preparing', () => prepare(needsBrowser));
  for (const name of names) await runStep(name, browser);
}

/** Installs what is missing. @param {boolean} needsBrowser @returns {Promise<string>} the path of the browser */
async function prepare(needsBrowser) {
  const step = countSteps(needsBrowser ? 3 : 2);
  await step('Pakketten', () => installPackages());
  await step('Pakketten van het CMS', () => installCmsPackages());
  return needsBrowser ? await step('Browser', findBrowser) : '';
}

/** @param {string} name @param {string} browser */
async function runStep(name, browser) {
  const { script, title, args = [], count } = /** @type {Step} */ (steps[name]);
  const start = performance.now();
  console.log(`\n━━ ${title} (npm run ${script})\n`);
  const code = await timed(title, () => npmRun(script, args, browser));
  if (count) add(count, name === 'server' ? vitestReport : playwrightReport);
  if (code !== 0)
    throw new ExpectedError(`${title}: mislukt na ${secondsSince(start)}. Alleen deze stap: npm test -- ${name}`);
  console.log(`\n   ${title}: goed, ${secondsSince(start)}`);
}

/**
 * Notes how long the work took, for the table at the end.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 */
async function timed(title, work) {
  const start = performance.now();
  return await work().finally(() => times.push({ title, milliseconds: performance.now() - start }));
}

function printTimes() {
  const rows = [...times, { title: 'In all', milliseconds: performance.now() - began }];
  console.log('\nTime of each step:');
  for (const { title, milliseconds } of rows)
    console.log(`  ${title.padEnd(36)}${inSeconds(milliseconds).padStart(8)}`);
}

/** @param {string} script @param {string[]} args @param {string} browser @returns {Promise<number>} */
function npmRun(script, args, browser) {
  const env = {
    ...npmEnvironment(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    ...(browser && { CHROMIUM_PATH: browser }),
  };
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], { cwd: root, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @param {NonNullable<Step['count']>} count @param {string} file */
function add(count, file) {
  if (!existsSync(file)) return; // it failed before its first test
  const result = count(JSON.parse(readFileSync(file, 'utf8')));
  passed += result.passed;
  failed += result.failed;
}

/** @param {{ numPassedTests: number, numFailedTests: number }} report */
function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @param {{ stats: { expected: number, flaky: number, unexpected: number } }} report */
function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
