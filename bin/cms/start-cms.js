import { spawn } from 'node:child_process';
import { buildCms } from '../build.js';
import { cmsFolder, node26 } from '../install/checkout.js';
import { installCmsPackages } from '../install/packages.js';
import { endWithParent } from '../process/end-with-parent.js';
import { ExpectedError } from '../process/expected-error.js';
import { isFree } from '../process/ports.js';
import { countSteps } from '../process/progress.js';
import { supervise } from '../process/supervise.js';
import { originOf, waitUntilAnswers } from '../process/wait-until-answers.js';
import { describeImportErrors, runReporting } from './run-reporting.js';

/**
 * Installs, builds, migrates, starts and supervises the CMS.
 * @param {object} options
 * @param {string} options.host
 * @param {number} options.port
 * @param {NodeJS.ProcessEnv} options.env the whole environment of the CMS
 * @param {(message: string) => void} options.report
 * @param {import('../site/launch-site.js').Log | null} options.log where to keep what the CMS prints; without it, the terminal
 * @param {AbortSignal} options.signal
 * @param {(stop: () => Promise<void>) => void} options.onLaunch called with a function that stops it, as soon as it has started
 */
export async function startCms({ host, port, env, report, log, signal, onLaunch }) {
  if (!(await isFree(port, host))) {
    throw new ExpectedError(`Poort ${port} is al in gebruik. Kies een andere met CMS_PORT, bijvoorbeeld ${port + 10}.`);
  }
  const step = countSteps(4);
  await step('CMS: pakketten', () => installCmsPackages(signal));
  await step('CMS: bouwen', () => buildCms(signal));
  await step('CMS: database', async () => {
    await runReporting({ name: 'prepare', env, report, signal });
  });
  const cms = supervise({ name: 'Het CMS', report, launch: async () => launch({ host, port, env, log }) });
  onLaunch(() => cms.stop({ grace: 10_000 }));
  const address = `${originOf(host, port)}/api/users/init`;
  await step('CMS: starten', () => waitUntilAnswers({ name: 'Het CMS', address, children: [cms], signal }));
}

/**
 * Imports the content of the demo while the CMS runs; reports what is wrong with it when that fails.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env the whole environment of the CMS
 * @param {(message: string) => void} options.report
 * @param {AbortSignal} options.signal
 */
export async function importContent({ env, report, signal }) {
  const step = countSteps(1);
  try {
    await step('CMS: inhoud', async (onProgress) => {
      const messages = await runReporting({ name: 'import-content', env, report, onProgress, signal });
      return messages.at(-1);
    });
  } catch (error) {
    if (signal.aborted) return;
    report(`\n${describeImportErrors(error)}\nOpnieuw: npm run content:import\n`);
  }
}

/**
 * When the CMS closes an idle connection, in milliseconds: as the site does, after the 60 s for which a proxy may use it. With
 * the 5 s of Node, a request that is sent at that moment is lost.
 */
const KEEP_ALIVE_TIMEOUT = 65_000;

/** @param {{ host: string, port: number, env: NodeJS.ProcessEnv, log: import('../site/launch-site.js').Log | null }} options */
function launch({ host, port, env, log }) {
  const options = ['--hostname', host, '--port', String(port), '--keepAliveTimeout', String(KEEP_ALIVE_TIMEOUT)];
  const next = [node26, 'node_modules/next/dist/bin/next', 'start', ...options];
  const [first, ...rest] = endWithParent('TERM', next);
  // In a process group of its own, so that Ctrl-C reaches only us. Next's output repeats our own messages.
  const output = log ? 'pipe' : 'inherit';
  const child = spawn(first, rest, { cwd: cmsFolder, env, detached: true, stdio: ['ignore', 'ignore', output] });
  return log ? log.follow('Het CMS', child) : child;
}
