import { spawn } from 'node:child_process';
import { buildCms } from './build.js';
import { endsWithUs } from './ends-with-us.js';
import { keepRunning } from './keep-running.js';
import { canListen } from './ports.js';
import { countSteps } from './progress.js';
import { Explained, run } from './run.js';
import { cmsFolder, installCmsPackages, node26 } from './setup.js';
import { addressOf, untilAnswers } from './site.js';

/** What Node is told to run one of cms/commands, in the folder of the CMS. @param {string} name */
export const commandOfCms = (name) => ['--no-deprecation', 'node_modules/payload/bin.js', 'run', `commands/${name}.ts`];

/**
 * Installs, builds, migrates and starts the CMS, and keeps it running.
 * @param {object} options
 * @param {string} options.host
 * @param {number} options.port
 * @param {NodeJS.ProcessEnv} options.env all that it is told
 * @param {(message: string) => void} options.report
 * @param {AbortSignal} options.signal
 * @param {(stop: () => Promise<void>) => void} options.onLaunch told how to stop it, as soon as there is something to stop
 */
export async function startCms({ host, port, env, report, signal, onLaunch }) {
  if (!(await canListen(port, host))) {
    throw new Explained(`Poort ${port} is al in gebruik. Kies een andere met CMS_PORT, bijvoorbeeld ${port + 10}.`);
  }
  const step = countSteps(4);
  await step('CMS: pakketten', () => installCmsPackages(signal));
  await step('CMS: bouwen', () => buildCms(signal));
  await step('CMS: database', async () => {
    await run(node26, commandOfCms('prepare'), { cwd: cmsFolder, env, signal, hear: waitsAloud(report) });
  });
  const cms = keepRunning({ name: 'Het CMS', report, launch: async () => launch(host, port, env) });
  onLaunch(() => cms.stop({ grace: 10_000 }));
  const address = `${addressOf(host, port)}/api/users/init`;
  await step('CMS: starten', () => untilAnswers({ name: 'Het CMS', address, children: [cms], signal }));
}

/**
 * Brings the demo's content into the CMS, beside it while it runs; says what is wrong with it when that fails.
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env all that the CMS is told
 * @param {(message: string) => void} options.report
 * @param {AbortSignal} options.signal
 */
export async function importContent({ env, report, signal }) {
  const step = countSteps(1);
  try {
    await step('CMS: inhoud', async () => {
      const hear = waitsAloud(report);
      const said = await run(node26, commandOfCms('import-content'), { cwd: cmsFolder, env, signal, hear });
      return said.trim().split('\n').at(-1);
    });
  } catch (error) {
    if (signal.aborted) return;
    report(`\n${notImported(error)}\nOpnieuw: npm run content:import\n`);
  }
}

/**
 * Passes on at once that a command waits for another (WAITS in cms/database/waits.ts): it may take a minute.
 * @param {(message: string) => void} report
 */
export const waitsAloud = (report) => (/** @type {string} */ output) => {
  const [waits] = output.match(/^Een ander commando .*$/m) ?? [];
  if (waits) report(waits);
};

/** What the import said was wrong, by file and field. @param {unknown} error */
export function notImported(error) {
  const [, ...faults] = String(error instanceof Error ? error.message : error).split('\n');
  return ['De inhoud van content/ is niet helemaal ingelezen:', ...faults.map((fault) => `  ${fault}`)].join('\n');
}

/** @param {string} host @param {number} port @param {NodeJS.ProcessEnv} env */
function launch(host, port, env) {
  const next = [node26, 'node_modules/next/dist/bin/next', 'start', '--hostname', host, '--port', String(port)];
  const [first, ...rest] = endsWithUs('TERM', next);
  // A group of its own: Ctrl-C reaches us alone. What Next says when all is well, we say ourselves.
  return spawn(first, rest, { cwd: cmsFolder, env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
}
