import { spawn, spawnSync } from 'node:child_process';
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

/** What `npm test -- changed` runs. */
const CHANGED = 'changed';

/** @type {Summary} */
const total = { passed: 0, flaky: [], failed: 0, files: [] };
/** @type {{ title: string, milliseconds: number }[]} */
const times = [];
const began = performance.now();

try {
  await test(process.argv.slice(2));
} catch (error) {
  countFailure(error);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
printSlowest();
printTimes();
printFlaky();
// Read by CI: must be the last line, in these words.
console.log(`${total.passed} passed, ${total.failed} failed`);

/**
 * The checks, most of which keep one core busy, run side by side; then the tests, which keep all busy. A step that fails
 * keeps back no other, so that one run shows everything that is wrong.
 * @param {string[]} chosen names of steps; none means all
 */
async function test(chosen) {
  requireNode();
  if (chosen.includes(CHANGED)) return testChanged();
  const unknown = chosen.filter((name) => !(name in steps));
  if (unknown.length > 0)
    throw new ExpectedError(
      `Onbekend: ${unknown.join(', ')}. Kies uit ${[CHANGED, ...Object.keys(steps)].join(', ')}.`,
    );
  const isChosen = (/** @type {string} */ name) => chosen.length === 0 || chosen.includes(name);
  const check = async (/** @type {string[]} */ ...names) => {
    for (const name of names.filter(isChosen)) await runCheck(name);
  };

  await install('Pakketten', installPackages);
  const cmsPackages = install('Pakketten van het CMS', installCmsPackages);
  const results = await Promise.allSettled([
    isChosen('browser') ? install('Browser', findBrowser) : '',
    cmsPackages.then(() => check('cms')),
    check('lint', 'build', 'size')
      .then(() => cmsPackages)
      .then(() => check('types', 'imports', 'unused')),
  ]);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  new Set(errors).forEach(countFailure); // work that waits for the same work fails by the same error
  const [browser] = results;
  for (const name of ['server', 'browser'].filter(isChosen))
    await runTests(name, browser.status === 'fulfilled' ? browser.value : '');
}

/** The tests of the server that a change since `main` touches, by what they import, after lint and types: for daily work. */
async function testChanged() {
  await install('Pakketten', installPackages);
  await install('Pakketten van het CMS', installCmsPackages);
  for (const name of ['lint', 'types']) await runCheck(name);
  const { stdout } = spawnSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, encoding: 'utf8' });
  steps.server?.args?.push(`--changed=${stdout.trim() || 'HEAD'}`, '--passWithNoTests');
  await runTests('server', '');
}

/** Shows the error of a step, and counts it as one failure. @param {unknown} error */
function countFailure(error) {
  fail(error);
  total.failed += 1;
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
  if (!printEnd(name, { code, start })) total.failed += 1;
}

/** Runs a step that prints while it runs. @param {string} name @param {string} browser */
async function runTests(name, browser) {
  const step = stepOf(name);
  const start = performance.now();
  printHead(step);
  const code = await timed(step.title, () => npmRun(step, browser));
  const failed = add(step);
  if (!printEnd(name, { code, start }) && failed === 0) total.failed += 1; // it failed outside its tests
}

/** @param {string} name @returns {Step} */
function stepOf(name) {
  return /** @type {Step} */ (steps[name]);
}

/** @param {Step} step */
function printHead({ title, script }) {
  console.log(`\n━━ ${title} (npm run ${script})\n`);
}

/** Says how a step ended, and gives whether it succeeded. @param {string} name @param {{ code: number, start: number }} result */
function printEnd(name, { code, start }) {
  const { title } = stepOf(name);
  if (code === 0) console.log(`\n   ${title}: goed, ${secondsSince(start)}`);
  else fail(new ExpectedError(`${title}: mislukt na ${secondsSince(start)}. Alleen deze stap: npm test -- ${name}`));
  return code === 0;
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

/**
 * Adds what a step reports to the total, and gives how many of its tests failed. A step that failed before its first test
 * reports nothing.
 * @param {Step} step
 */
function add({ report, summarise }) {
  if (!report || !summarise || !existsSync(report)) return 0;
  const { passed, flaky, failed, files } = summarise(JSON.parse(readFileSync(report, 'utf8')));
  total.passed += passed;
  total.flaky.push(...flaky);
  total.failed += failed;
  total.files.push(...files);
  return failed;
}

function printFlaky() {
  if (total.flaky.length === 0) return;
  console.log('\nFlaky, which failed first and passed when tried again:');
  for (const test of total.flaky) console.log(`  ${test}`);
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
