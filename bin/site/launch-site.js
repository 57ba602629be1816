import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { node26, root } from '../install/checkout.js';
import { supervise } from '../process/supervise.js';
import { originOf, waitUntilAnswers } from '../process/wait-until-answers.js';
import { nodeOptions } from './node-options.js';

/**
 * Starts and supervises the web processes and the worker.
 * @param {{ host: string, port: number, webProcesses: number }} settings
 * @param {NodeJS.ProcessEnv} env the whole environment of these processes
 * @param {(message: string) => void} report
 */
export function launchSite({ host, port, webProcesses }, env, report) {
  const children = [
    ...Array.from({ length: webProcesses }, () => launchChild('De webserver', 'server.js', env, report)),
    launchChild('De werker', 'worker.js', env, report),
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

/** @param {string} name @param {keyof typeof nodeOptions} file @param {NodeJS.ProcessEnv} env @param {(message: string) => void} report */
function launchChild(name, file, env, report) {
  return supervise({
    name,
    report,
    // In a process group of its own, so that Ctrl-C reaches only us. When we are killed the IPC channel closes, and the
    // child stops.
    launch: async () =>
      spawn(node26, [...nodeOptions[file], join('build/server', file)], {
        cwd: root,
        env,
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
  });
}
