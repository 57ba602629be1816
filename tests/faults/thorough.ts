// Runs the tests of which `npm test` runs a part, whole: those in tests/thorough and tests/journeys/thorough, and those that know
// THOROUGH, by themselves or by what they call. Run by `npm run proof`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const files = globSync('{app,cms,database,tests}/**/*.test.ts', { exclude: ['**/node_modules', '**/.next'] }).filter(
  (file) =>
    file.startsWith('tests/thorough/') ||
    /support\/thorough\.ts|query-plans\/operations/.test(readFileSync(file, 'utf8')),
);
const journeys = globSync('tests/journeys/{,thorough/}*.spec.ts').filter(
  (file) =>
    file.includes('/thorough/') ||
    /@thorough|support\/thorough\.ts|expectAccessibleState/.test(readFileSync(file, 'utf8')),
);
const run = (command: readonly string[]) =>
  spawnSync('npx', command, { env: { ...process.env, THOROUGH: '1' }, stdio: ['ignore', 2, 2] }).status === 0;
const passed = [run(['vitest', 'run', ...files]), run(['playwright', 'test', ...journeys])];
if (passed.includes(false)) throw new Error('A test failed.');
console.log(`The tests of ${files.length + journeys.length} files pass: ${[...files, ...journeys].sort().join(', ')}.`);
