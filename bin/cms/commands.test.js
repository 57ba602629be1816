import { expect, test } from 'vitest';
import { WAITS } from '../../cms/database/waits.ts';
import { run } from '../process/run.js';
import { reportWaiting } from './commands.js';

test('that a command of the CMS waits for another is reported while it runs', async () => {
  /** @type {string[]} */
  const reported = [];
  const print = `console.log('eerst iets anders'); console.log(${JSON.stringify(WAITS)}); console.log('klaar')`;
  const onOutput = reportWaiting((message) => reported.push(message));
  const output = await run(process.execPath, ['-e', print], { onOutput });
  expect(reported).toEqual([WAITS]);
  expect(output).toContain('klaar');
});
