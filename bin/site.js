import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keepRunning } from './keep-running.js';
import { Explained } from './run.js';
import { node26, root } from './setup.js';

/**
 * Starts the web processes and the worker, and keeps them running.
 * @param {{ host: string, port: number, webProcesses: number }} settings
 * @param {NodeJS.ProcessEnv} env all that they are told
 * @param {(message: string) => void} report
 */
export function launchSite({ host, port, webProcesses }, env, report) {
  const children = [
    ...Array.from({ length: webProcesses }, () => launchChild('De webserver', 'server.js', env, report)),
    launchChild('De werker', 'worker.js', env, report),
  ];
  const address = `${addressOf(host, port)}/readyz`;
  return {
    /** Waits until the site says that it is ready. @param {AbortSignal} signal */
    untilReady: (signal) => untilAnswers({ name: 'De site', address, children, signal }),
    async stop() {
      await Promise.all(children.map((child) => child.stop({ grace: 10_000 })));
    },
  };
}

/** @param {string} name @param {string} file @param {NodeJS.ProcessEnv} env @param {(message: string) => void} report */
function launchChild(name, file, env, report) {
  return keepRunning({
    name,
    report,
    // A group of its own: Ctrl-C reaches us alone. The channel closes when we are killed, so that it can stop too.
    launch: async () =>
      spawn(node26, [join('build/server', file)], {
        cwd: root,
        env,
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      }),
  });
}

/**
 * Waits until an address answers 200; a minute at most, and less when what should answer keeps ending.
 * @param {object} options
 * @param {string} options.name as the reader knows what should answer
 * @param {string} options.address
 * @param {{ deaths: number }[]} options.children
 * @param {AbortSignal} options.signal
 */
export async function untilAnswers({ name, address, children, signal }) {
  const deadline = Date.now() + 60_000;
  while (!(await answers(address))) {
    if (children.some(({ deaths }) => deaths >= 3))
      throw new Explained(`${name} start niet: zie de meldingen hierboven.`);
    if (Date.now() > deadline) throw new Explained(`Na een minuut antwoordt ${address} nog geen 200.`);
    await wait(100, undefined, { signal });
  }
}

/** Where to reach a server that listens on this host. @param {string} host @param {number} port */
export function addressOf(host, port) {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** @param {string} address */
async function answers(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
