import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsEnvironment } from '../../settings/environments.js';
import { processTree, stillRunning } from './processes.js';

/**
 * `npm start` in a clone, as a person would run it.
 * @param {{ folder: string, home: string, port: number, cmsPort: number, user?: { uid: number, gid: number }, settings?: import('../../settings/values.ts').SettingTexts }} options
 */
export function npmStart({ folder, home, port, cmsPort, user, settings }) {
  const path = (process.env.PATH ?? '')
    .split(':')
    .filter((part) => !part.includes('node_modules'))
    .join(':');
  const environment = settingsEnvironment({ PORT: String(port), CMS_PORT: String(cmsPort), ...settings });
  const env = { PATH: path, HOME: home, LANG: 'C.UTF-8', ...environment };
  const began = Date.now();
  // With a umask that closes nothing. A group of its own, so that a SIGINT to the group has the effect of Ctrl-C.
  const child = spawn('sh', ['-c', 'umask 000; exec npm start'], {
    cwd: folder,
    env,
    ...user,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const pid = child.pid ?? 0;

  return {
    get output() {
      return output;
    },
    processes: () => processTree(pid),

    /** The process of the tree whose title matches. @param {RegExp} title */
    process(title) {
      const found = processTree(pid).find((process) => title.test(process.title));
      if (!found)
        throw new Error(
          `no process ${title} in\n${processTree(pid)
            .map((process) => process.title)
            .join('\n')}`,
        );
      return found.pid;
    },

    /** Waits for the page and gives the seconds since the start. @param {number} limit in seconds */
    async page(limit) {
      while (!(await isReady(port))) {
        if (child.exitCode !== null) throw new Error(`npm start ended:\n${output}`);
        if (Date.now() - began > limit * 1000) throw new Error(`no page within ${limit} s:\n${output}`);
        await wait(50);
      }
      return (Date.now() - began) / 1000;
    },

    /** Waits for the CMS and gives the seconds since the start. @param {number} limit in seconds */
    async cms(limit) {
      while (!(await responds(cmsPort, '/api/users/init'))) {
        if (/CMS start niet/.test(output)) throw new Error(output);
        if (Date.now() - began > limit * 1000) throw new Error(`no CMS within ${limit} s:\n${output}`);
        await wait(200);
      }
      return (Date.now() - began) / 1000;
    },

    /** Waits until the command itself ended. @returns {Promise<number | null>} its exit code */
    async ended() {
      await ended;
      return child.exitCode;
    },

    /** Sends a signal to the group, as a terminal does, and gives what still runs 15 seconds later at most. */
    async interrupt(/** @type {NodeJS.Signals} */ signal = 'SIGINT') {
      const before = processTree(pid);
      process.kill(-pid, signal);
      return waitUntilGone(before);
    },

    /** Sends SIGTERM to npm alone, as a supervisor does, and gives what still runs 15 seconds later at most. */
    async terminateNpm() {
      const before = processTree(pid);
      process.kill(pid, 'SIGTERM');
      return waitUntilGone(before);
    },
  };
}

/** Whether the site serves its home page and is ready. @param {number} port */
export async function isReady(port) {
  return (await responds(port, '/')) && (await responds(port, '/readyz'));
}

/** @param {number} port @param {string} path */
async function responds(port, path) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(5000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Waits at most 15 seconds until these processes have ended; gives the titles of those that still run. @param {{ pid: number, title: string }[]} processes */
export async function waitUntilGone(processes) {
  for (let time = 0; time < 150 && stillRunning(processes).length > 0; time += 1) await wait(100);
  return stillRunning(processes).map(({ title }) => title);
}
