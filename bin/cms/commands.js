import { ExpectedError } from '../process/expected-error.js';

/** The arguments for Node that run one of cms/commands, in the folder of the CMS. @param {string} name */
export const cmsCommand = (name) => ['--no-deprecation', 'node_modules/payload/bin.js', 'run', `commands/${name}.ts`];

/**
 * Reports at once that a command waits for another (WAITS in cms/database/waits.ts): it may take a minute.
 * @param {(message: string) => void} report
 */
export const reportWaiting = (report) => (/** @type {string} */ output) => {
  const [waits] = output.match(/^Een ander commando .*$/m) ?? [];
  if (waits) report(waits);
};

/** What the import found wrong, by file and field. @param {unknown} error */
export function importProblems(error) {
  const [, ...problems] = String(error instanceof Error ? error.message : error).split('\n');
  return ['De inhoud van content/ is niet helemaal ingelezen:', ...problems.map((problem) => `  ${problem}`)].join(
    '\n',
  );
}

/**
 * What was not published, document by document, without the command that said so; the error itself where it names none.
 * @param {unknown} error
 */
export function publishProblems(error) {
  const problems =
    error instanceof ExpectedError ? error.message.split('\n').filter((line) => /^(Nummer |…)/.test(line)) : [];
  return problems.length === 0 ? error : new ExpectedError(['Niet alles is doorgegeven:', ...problems].join('\n'));
}
