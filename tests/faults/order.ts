// Runs the tests of the server in shuffled orders: none may need what the one before it left. Run by `npm run proof`.
import { testsPass } from '../support/tests-pass.ts';

const SEEDS = [1, 2];

for (const seed of SEEDS)
  if (!testsPass(['npx', 'vitest', 'run', '--retry=0'], { SHUFFLED_BY: String(seed) }))
    throw new Error(`Tests fail in the order of seed ${seed}.`);
console.log(`The tests of the server pass in ${SEEDS.length} other orders of their files.`);
