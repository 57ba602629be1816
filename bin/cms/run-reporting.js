import { cmsFolder, node26 } from '../install/checkout.js';
import { ExpectedError } from '../process/expected-error.js';
import { run } from '../process/run.js';

/** The errors that a command of the CMS reported. */
export class ReportedErrors extends ExpectedError {
  /** @param {string[]} errors in the reader's words */
  constructor(errors) {
    super(errors.join('\n'));
    this.errors = errors;
  }
}

const WAITING = 'Een ander commando van het CMS is nog bezig. Dit wacht tot dat klaar is.';

/**
 * Runs one of cms/commands and gives the messages that it reported, in order. Throws ReportedErrors when it failed and
 * said why; else what `run` throws.
 * @param {object} options
 * @param {string} options.name of the file in cms/commands
 * @param {NodeJS.ProcessEnv} options.env the whole environment of the command
 * @param {(message: string) => void} options.report called as soon as the command waits for another one
 * @param {(text: string) => void} [options.onProgress] told how far the command is
 * @param {AbortSignal} [options.signal]
 * @returns {Promise<string[]>}
 */
export async function runReporting({ name, env, report, onProgress, signal }) {
  const { messages, errors, onOutput } = collectReports(() => report(WAITING), onProgress);
  const args = ['--no-deprecation', 'node_modules/payload/bin.js', 'run', `commands/${name}.ts`];
  try {
    await run(node26, args, { cwd: cmsFolder, env, signal, onOutput });
  } catch (error) {
    throw errors.length > 0 ? new ReportedErrors(errors) : error;
  }
  return messages;
}

/**
 * Collects the reports in what a command prints: lines of JSON, as cms/commands/report.ts writes them. All else that is
 * printed is for people.
 * @param {() => void} onWaiting
 * @param {(text: string) => void} [onProgress]
 */
export function collectReports(onWaiting, onProgress = () => {}) {
  /** @type {string[]} */
  const messages = [];
  /** @type {string[]} */
  const errors = [];
  let unfinished = '';
  const onOutput = (/** @type {string} */ output) => {
    const lines = (unfinished + output).split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) {
      const report = parseReport(line);
      if (report?.type === 'waiting') onWaiting();
      if (report?.type === 'progress') onProgress(report.text);
      if (report?.type === 'message') messages.push(report.text);
      if (report?.type === 'error') errors.push(report.text);
    }
  };
  return { messages, errors, onOutput };
}

/** @param {string} line @returns {{ type: string, text: string } | null} */
function parseReport(line) {
  if (!line.startsWith('{"report":')) return null;
  try {
    return JSON.parse(line).report;
  } catch {
    return null;
  }
}

/** The message for the errors of an import, by file and field. @param {unknown} error */
export function describeImportErrors(error) {
  const errors = error instanceof ReportedErrors ? error.errors : [error instanceof Error ? error.message : error];
  return ['De inhoud van content/ is niet helemaal ingelezen:', ...errors.map((one) => `  ${one}`)].join('\n');
}
