import { expect, test } from 'vitest';
import { WAITS } from '../cms/database/waits.ts';
import { waitsAloud } from './cms.js';
import { run } from './run.js';

test('that a command of the CMS waits for another is said while it runs', async () => {
  /** @type {string[]} */
  const said = [];
  const print = `console.log('eerst iets anders'); console.log(${JSON.stringify(WAITS)}); console.log('klaar')`;
  const output = await run(process.execPath, ['-e', print], { hear: waitsAloud((message) => said.push(message)) });
  expect(said).toEqual([WAITS]);
  expect(output).toContain('klaar');
});
