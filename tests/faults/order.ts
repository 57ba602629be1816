// Runs the tests of the server in shuffled orders: none may need what the one before it left. Run by `npm run proof`.
import { spawnSync } from 'node:child_process';

const SEEDS = [1, 2];

for (const seed of SEEDS) {
  const { status } = spawnSync('npx', ['vitest', 'run', '--retry=0'], {
    env: { ...process.env, SHUFFLED_BY: String(seed) },
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`Tests fail in the order of seed ${seed}.`);
}
console.log(`The tests of the server pass in ${SEEDS.length} other orders of their files.`);
