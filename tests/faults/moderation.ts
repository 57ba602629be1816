// Reports, acts of two moderators, outcomes and objections in random order; what becomes of a reaction is compared with a
// model each time. Run by `npm run proof`.
import { spawnSync } from 'node:child_process';

const RUNS = 2000;

const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--testTimeout', '0', 'tests/attacks/moderation/moderation.test.ts'],
  {
    env: { ...process.env, MODERATION_RUNS: String(RUNS), EXAMPLES: String(Date.now()) },
    stdio: ['ignore', 2, 2],
  },
);
if (status !== 0) throw new Error('Moderation does not follow the model.');
console.log(
  `${RUNS} random sequences of up to 12 steps follow the model, and no restriction is without a decision or untold.`,
);
