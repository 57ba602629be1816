import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLogFile } from './log-file.js';

const folder = mkdtempSync(join(tmpdir(), 'niergenoten-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what a process prints is kept, and what needs somebody is said once, in words', async () => {
  /** @type {string[]} */
  const reported = [];
  const log = openLogFile(folder, 'site', (message) => reported.push(message));
  const lines = [
    '{"level":40,"ms":512,"sql":"select 1","msg":"slow query"}',
    '{"level":50,"err":{"type":"Error"},"msg":"a job failed"}',
    '{"level":50,"err":{"type":"Error"},"msg":"a job failed"}',
    'Een waarschuwing van een pakket',
    '{half',
  ];
  const print = `console.log(${JSON.stringify(lines.slice(0, 3).join('\n'))}); console.error(${JSON.stringify(lines.slice(3).join('\n'))})`;
  await once(log.follow('De werker', spawn(process.execPath, ['-e', print])), 'close');
  const path = join(folder, 'site.log');
  await expect.poll(() => readFileSync(path, 'utf8').trim().split('\n').sort()).toEqual(lines.toSorted());
  expect(reported).toEqual([`De werker: er ging iets mis (a job failed). Meer staat in ${path}.`]);
});

test('a log that has grown large makes room at the next start', () => {
  writeFileSync(join(folder, 'cms.log'), Buffer.alloc(21 * 1024 ** 2));
  openLogFile(folder, 'cms', () => {});
  expect(readFileSync(join(folder, 'cms.log.1'))).toHaveLength(21 * 1024 ** 2);
});
