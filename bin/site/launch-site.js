import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node26, root } from '../install/checkout.js';
import { supervise } from '../process/supervise.js';
import { originOf, waitUntilAnswers } from '../process/wait-until-answers.js';
import { nodeOptions } from './node-options.js';

/** @typedef {ReturnType<typeof import('../process/log-file.js').openLogFile>} Log */

/**
 * Starts and supervises the web processes and the worker.
 * @param {{ host: string, port: number, webProcesses: number }} settings
 * @param {object} options
 * @param {NodeJS.ProcessEnv} options.env the whole environment of these processes
 * @param {(message: string) => void} options.report
 * @param {Log | null} options.log where to keep what they print; without it they print it at the terminal
 */
export function launchSite({ host, port, webProcesses }, { env, report, log }) {
  const launch = (/** @type {string} */ name, /** @type {keyof typeof nodeOptions} */ file) =>
    launchChild(name, file, { env, report, log });
  const children = [
    ...Array.from({ length: webProcesses }, () => launch('De webserver', 'server.js')),
    launch('De werker', 'worker.js'),
  ];
  const address = `${originOf(host, port)}/readyz`;
  return {
    /** Waits until the site says that it is ready. @param {AbortSignal} signal */
    waitUntilReady: (signal) => waitUntilAnswers({ name: 'De site', address, children, signal }),
    async stop() {
      await Promise.all(children.map((child) => child.stop({ grace: 10_000 })));
    },
  };
}

/**
 * @param {string} name
 * @param {keyof typeof nodeOptions} file
 * @param {{ env: NodeJS.ProcessEnv, report: (message: string) => void, log: Log | null }} options
 */
function launchChild(name, file, { env, report, log }) {
  const output = log ? 'pipe' : 'inherit';
  return supervise({
    name,
    report,
    // In a process group of its own, so that Ctrl-C reaches only us. When we are killed the IPC channel closes, and the
    // child stops.
    launch: async () => {
      const child = spawn(node26, [...nodeOptions[file], join('build/server', file)], {
        cwd: root,
        env,
        detached: true,
        stdio: ['ignore', output, output, 'ipc'],
      });
      return log ? log.follow(name, child) : child;
    },
  });
}
