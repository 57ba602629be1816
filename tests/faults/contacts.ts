// Two members ask, answer, write, remove and block each other in random order and at the same time; what both see is
// compared with a model each time. Run by `npm run proof`.
import { testsPass } from '../support/tests-pass.ts';

const RUNS = 2000;

const command = ['npx', 'vitest', 'run', '--testTimeout', '0', 'tests/attacks/contacts/contacts.test.ts'] as const;
if (!testsPass(command, { CONTACT_RUNS: String(RUNS), EXAMPLES: String(Date.now()) }))
  throw new Error('Contacts do not follow the model.');
console.log(`${RUNS} random sequences of up to 14 steps, each of one action or of two at once, follow the model.`);
