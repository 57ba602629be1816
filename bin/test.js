import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './install/browser.js';
import { requireNode, root } from './install/checkout.js';
import { installCmsPackages, installPackages, npmEnvironment } from './install/packages.js';
import { ExpectedError, fail } from './process/expected-error.js';
import { inSeconds, secondsSince } from './process/progress.js';
import { run } from './process/run.js';
import { slowest, summarisePlaywright } from './process/test-summary.js';

/** @typedef {import('./process/test-summary.js').Summary} Summary */

/**
 * @typedef {object} Step
 * @property {string} script of package.json
 * @property {string} title
 * @property {string[]} [args] that make it write a report
 * @property {string} [report] the file of that report
 * @property {(report: any) => Summary} [summarise]
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
  build: { script: 'build', title: 'Build' },
  size: { script: 'check:size', title: 'Size' },
  server: {
    script: 'test:server',
    title: 'Unit, API, contract and attacks',
    args: [
      '--reporter=default',
      '--reporter=./tests/support/summary-reporter.ts',
      `--outputFile.summary=${vitestReport}`,
    ],
    report: vitestReport,
    summarise: (report) => report,
  },
  browser: {
    script: 'test:browser',
    title: 'Browser journeys',
    args: ['--reporter=list,json'],
    report: playwrightReport,
    summarise: summarisePlaywright,
  },
};

const SLOWEST = 20;

/** @type {Summary} */
const total = { passed: 0, failed: 0, files: [] };
/** @type {{ title: string, milliseconds: number }[]} */
const times = [];
const began = performance.now();

try {
  await test(process.argv.slice(2));
} catch (error) {
  fail(error);
  total.failed = Math.max(total.failed, 1);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
printSlowest();
printTimes();
// Read by CI: must be the last line, in these words.
console.log(`${total.passed} passed, ${total.failed} failed`);

/**
 * The checks, most of which keep one core busy, run side by side; then the tests, which keep all busy.
 * @param {string[]} chosen names of steps; none means all
 */
async function test(chosen) {
  requireNode();
  const unknown = chosen.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new ExpectedError(`Onbekend: ${unknown.join(', ')}. Kies uit ${Object.keys(steps).join(', ')}.`);
  const isChosen = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);
  const check = async (/** @type {string[]} */ ...names) => {
    for (const name of names.filter(isChosen)) await runCheck(name);
  };

  await install('Pakketten', installPackages);
  const cmsPackages = install('Pakketten van het CMS', installCmsPackages);
  const [browser] = await allDone([
    isChosen('browser') ? install('Browser', findBrowser) : '',
    cmsPackages.then(() => check('cms')),
    check('lint', 'build', 'size')
      .then(() => cmsPackages)
      .then(() => check('types', 'imports', 'unused')),
  ]);
  for (const name of ['server', 'browser'].filter(isChosen)) await runTests(name, browser);
}

/**
 * Waits for all of this work, also when some of it fails, so that nothing prints after the end.
 * @template {unknown[]} T
 * @param {[...T]} work
 * @returns {Promise<{ [K in keyof T]: Awaited<T[K]> }>}
 */
async function allDone(work) {
  const results = await Promise.allSettled(work);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const [error, ...others] = new Set(errors); // work that waits for the same work fails by the same error
  others.forEach(fail);
  if (error) throw error;
  return Promise.all(work);
}

/**
 * Installs what is missing, and prints how long it took. Gives what the work gives.
 * @param {string} title
 * @param {() => Promise<string>} work
 */
async function install(title, work) {
  const start = performance.now();
  const result = await timed(title, work);
  console.log(`${title} … ${result && `${result}, `}${secondsSince(start)}`);
  return result;
}

/** Runs a step beside others: what it prints appears whole, at its end. @param {string} name */
async function runCheck(name) {
  const step = stepOf(name);
  const start = performance.now();
  let output = '';
  const onOutput = (/** @type {string} */ chunk) => {
    output += chunk;
  };
  const { script, title } = step;
  const command = ['run', '--silent', script];
  const code = await timed(title, () => run('npm', command, { cwd: root, env: npmEnvironment(), onOutput })).then(
    () => 0,
    () => 1,
  );
  printHead(step);
  process.stdout.write(output);
  printEnd(name, { code, start });
}

/** Runs a step that prints while it runs. @param {string} name @param {string} browser */
async function runTests(name, browser) {
  const step = stepOf(name);
  const start = performance.now();
  printHead(step);
  const code = await timed(step.title, () => npmRun(step, browser));
  add(step);
  printEnd(name, { code, start });
}

/** @param {string} name @returns {Step} */
function stepOf(name) {
  return /** @type {Step} */ (steps[name]);
}

/** @param {Step} step */
function printHead({ title, script }) {
  console.log(`\n━━ ${title} (npm run ${script})\n`);
}

/** @param {string} name @param {{ code: number, start: number }} result */
function printEnd(name, { code, start }) {
  const { title } = stepOf(name);
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

/** @param {Step} step @param {string} browser @returns {Promise<number>} */
function npmRun({ script, args = [] }, browser) {
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

/** Adds what a step reports to the total. A step that failed before its first test reports nothing. @param {Step} step */
function add({ report, summarise }) {
  if (!report || !summarise || !existsSync(report)) return;
  const { passed, failed, files } = summarise(JSON.parse(readFileSync(report, 'utf8')));
  total.passed += passed;
  total.failed += failed;
  total.files.push(...files);
}

function printSlowest() {
  if (total.files.length === 0) return;
  console.log('\nSlowest files:');
  for (const { file, milliseconds } of slowest(total.files, SLOWEST)) printTime(file, milliseconds);
}

function printTimes() {
  console.log('\nTime of each step, of which the checks run side by side:');
  for (const { title, milliseconds } of [...times, { title: 'In all', milliseconds: performance.now() - began }])
    printTime(title, milliseconds);
}

/** @param {string} what @param {number} milliseconds */
function printTime(what, milliseconds) {
  console.log(`  ${what.padEnd(68)}${inSeconds(milliseconds).padStart(8)}`);
}
