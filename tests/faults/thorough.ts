// Runs the tests of the server of which `npm test` runs a part, whole: those in tests/thorough, and those that know THOROUGH, by
// themselves. Run by `npm run proof`.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const files = globSync('{app,cms,database,tests}/**/*.test.ts', { exclude: ['**/node_modules', '**/.next'] }).filter(
  (file) => file.startsWith('tests/thorough/') || readFileSync(file, 'utf8').includes('support/thorough.ts'),
);
const { status } = spawnSync('npx', ['vitest', 'run', ...files], {
  env: { ...process.env, THOROUGH: '1' },
  stdio: ['ignore', 2, 2],
});
if (status !== 0) throw new Error('A test failed.');
console.log(`The tests of ${files.length} files pass.`);
