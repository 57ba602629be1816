import { expect, test } from 'vitest';
import { run } from '../process/run.js';
import { collectReports } from './run-reporting.js';

test('the reports of a command are separated from its other output, while it runs', async () => {
  /** @type {string[]} */
  const reported = [];
  const { messages, errors, onOutput } = collectReports(
    () => reported.push('waiting'),
    (text) => reported.push(text),
  );
  const lines = [
    'Iets van een pakket',
    '{"report":{"type":"waiting"}}',
    '{"report":{"type":"progress","text":"2 van 3"}}',
    '{"report":{"type":"message","text":"3 documenten"}}',
    '{"report":{"type":"error","text":"content/a.yaml, title: Vul dit in."}}',
    '{"report":half',
    '{"level":30,"msg":"3 documenten"}',
  ];
  await run(process.execPath, ['-e', `console.log(${JSON.stringify(lines.join('\n'))})`], { onOutput });
  expect({ reported, messages, errors }).toEqual({
    reported: ['waiting', '2 van 3'],
    messages: ['3 documenten'],
    errors: ['content/a.yaml, title: Vul dit in.'],
  });
});

test('a report that comes in two pieces is read whole', () => {
  const { messages, onOutput } = collectReports(() => {});
  onOutput('{"report":{"type":"mess');
  expect(messages).toEqual([]);
  onOutput('age","text":"Klaar"}}\n');
  expect(messages).toEqual(['Klaar']);
});
