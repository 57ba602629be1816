// Reports, acts of two moderators, outcomes and objections in random order; what becomes of a reaction is compared with a
// model each time. Run by `npm run proof`.
import { testsPass } from '../support/tests-pass.ts';

const RUNS = 2000;

const command = ['npx', 'vitest', 'run', '--testTimeout', '0', 'tests/attacks/moderation/moderation.test.ts'] as const;
if (!testsPass(command, { MODERATION_RUNS: String(RUNS), EXAMPLES: String(Date.now()) }))
  throw new Error('Moderation does not follow the model.');
console.log(
  `${RUNS} random sequences of up to 12 steps follow the model, and no restriction is without a decision or untold.`,
);
