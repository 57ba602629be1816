// Whether `npm test` says the same whatever else the machine does. It runs on clean clones of the last commit: three times with
// nothing beside it, twice beside two busy loops, and in two clones at once; then with a planted test that fails, and with one
// that fails once. `node tests/faults/same-verdict.ts busy` runs one part. It takes hours, so `npm run proof` leaves it out.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../bin/install/checkout.js';

interface Verdict {
  exitCode: number;
  /** The last line: '7346 passed, 0 failed'. */
  lastLine: string;
  /** What passed only when tried again. */
  flaky: string[];
}

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-verdict-'));
const failures: string[] = [];
let isFlaky = false;

const PARTS: Record<string, () => Promise<void>> = {
  idle: async () => {
    for (const time of [1, 2, 3]) expectGreen(await testClone(`idle-${time}`), { flaky: false });
  },
  busy: async () => {
    const loops = [1, 2].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    try {
      for (const time of [1, 2]) expectGreen(await testClone(`busy-${time}`), { flaky: true });
    } finally {
      for (const loop of loops) loop.kill('SIGKILL');
    }
  },
  twice: async () => {
    for (const verdict of await Promise.all([testClone('twice-1'), testClone('twice-2')]))
      expectGreen(verdict, { flaky: true });
  },
  planted: async () => {
    const failing = await testClone('failing', "it('fails', () => expect(1).toBe(2));");
    check('a planted failure ends it with 1', failing.exitCode === 1);
    check('its last line counts the failure, and the journeys', /^[2-9]\d* passed, 1 failed$/.test(failing.lastLine));
    const flaky = await testClone('flaky', "let tries = 0;\nit('fails once', () => expect(++tries).toBe(2));");
    expectGreen(flaky, { flaky: true });
    check('what fails once is listed', flaky.flaky.length === 1 && /planted\.test\.ts:\d+/.test(`${flaky.flaky}`));
  },
};

const chosen = process.argv.slice(2);
for (const [name, part] of Object.entries(PARTS)) if (chosen.length === 0 || chosen.includes(name)) await part();
console.log(failures.length === 0 ? 'Holds.' : `Does not hold: ${failures.join('; ')}.`);
if (failures.length > 0) process.exitCode = 1;
if (failures.length > 0 || isFlaky) console.log(`What was printed: ${folder}`);
else rmSync(folder, { recursive: true, force: true });

function check(what: string, holds: boolean): void {
  console.log(`  ${holds ? '✓' : '✘'} ${what}`);
  if (!holds) failures.push(what);
}

function expectGreen({ exitCode, lastLine, flaky }: Verdict, allowed: { flaky: boolean }): void {
  check(`passes: ${lastLine}`, exitCode === 0 && / 0 failed$/.test(lastLine));
  if (flaky.length === 0) return;
  isFlaky = true;
  check(`flaky: ${flaky.join('; ')}`, allowed.flaky);
}

/** Runs `npm test` on a clean clone; with `planted`, the body of a test file, on few other tests, of server and browser. */
async function testClone(name: string, planted?: string): Promise<Verdict> {
  const clone = join(folder, name);
  const began = performance.now();
  execFileSync('git', ['clone', '--quiet', root, clone]);
  if (planted !== undefined) plant(clone, planted);
  const steps = planted === undefined ? [] : ['--', 'build', 'server', 'browser'];
  const printed = join(folder, `${name}.log`);
  const log = createWriteStream(printed);
  await once(log, 'open');
  const test = spawn('npm', ['test', ...steps], {
    cwd: clone,
    stdio: ['ignore', log, log],
    env: { ...process.env, CI: 'true' },
  });
  const [exitCode] = (await once(test, 'exit')) as [number];
  rmSync(clone, { recursive: true, force: true });
  const lines = readFileSync(printed, 'utf8').trim().split('\n');
  console.log(`${name}, ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  const heading = lines.findIndex((line) => line.startsWith('Flaky, '));
  return {
    exitCode,
    lastLine: lines.at(-1) ?? '',
    flaky: heading < 0 ? [] : lines.slice(heading + 1, -1).map((line) => line.trim()),
  };
}

/** Leaves the tests of one folder and one journey, and adds a test. */
function plant(clone: string, body: string): void {
  const others = globSync(['{app,cms,database,settings,tests}/**/*.test.{ts,tsx}', 'tests/journeys/*.spec.ts'], {
    cwd: clone,
    exclude: ['tests/journeys/font-loading.spec.ts'],
  });
  for (const file of others) rmSync(join(clone, file));
  writeFileSync(join(clone, 'app/planted.test.ts'), `import { expect, it } from 'vitest';\n\n${body}\n`);
}
