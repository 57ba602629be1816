// Runs the journeys that `npm test` leaves out, and whole those of which it runs a part: they know THOROUGH, by themselves or by
// what they call. Run by `npm run proof`.
import { globSync, readFileSync } from 'node:fs';
import { testsPass } from '../support/tests-pass.ts';
import { LEFT_OUT } from '../support/thorough.ts';

const ofPart = globSync('tests/journeys/*.spec.ts').filter((file) =>
  /support\/thorough\.ts|expectAccessibleState|expectAccessibleAtBothWidths/.test(readFileSync(file, 'utf8')),
);
const run = (...args: string[]) => testsPass(['npx', 'playwright', 'test', ...args], { THOROUGH: '1' });
const leftOut = `${LEFT_OUT.source}|thorough/`;
const passed = [run('--grep', leftOut), run(...ofPart, '--grep-invert', leftOut)];
if (passed.includes(false)) throw new Error('A journey failed.');
console.log(`What npm test leaves out passes, and ${ofPart.length} files whole.`);
