// Runs the tests of the server of which `npm test` runs a part, whole: those in tests/thorough, and those that know THOROUGH, by
// themselves. Run by `npm run proof`.
import { globSync, readFileSync } from 'node:fs';
import { testsPass } from '../support/tests-pass.ts';

const files = globSync('{app,cms,database,tests}/**/*.test.ts', { exclude: ['**/node_modules', '**/.next'] }).filter(
  (file) => file.startsWith('tests/thorough/') || readFileSync(file, 'utf8').includes('support/thorough.ts'),
);
if (!testsPass(['npx', 'vitest', 'run', ...files], { THOROUGH: '1' })) throw new Error('A test failed.');
console.log(`The tests of ${files.length} files pass.`);
