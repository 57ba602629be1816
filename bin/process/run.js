import { spawn } from 'node:child_process';
import { endWithParent } from './end-with-parent.js';
import { ExpectedError } from './expected-error.js';

/**
 * @typedef {object} Options
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {AbortSignal | undefined} [signal] ends the command with everything it started
 * @property {'TERM' | 'KILL'} [endedBy] what the command gets when this process ends
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {(output: string) => void} [onOutput] given what the command prints, while it runs
 */

/**
 * Runs a command and gives what it printed, at most the last 200,000 characters. Nothing reaches the terminal; when the
 * command fails, the error carries the beginning and the end of its output.
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options]
 * @returns {Promise<string>}
 */
export function run(command, args, { signal, onOutput, endedBy = 'TERM', ...options } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    // A group of its own, so that Ctrl-C in the terminal reaches only us and we end the whole group.
    const [first, ...rest] = endWithParent(endedBy, [command, ...args]);
    const child = spawn(first, rest, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-200_000);
      onOutput?.(String(chunk));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const abort = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    signal?.addEventListener('abort', abort, { once: true });
    child.on('error', reject);
    child.on('close', (code, reason) => {
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve(output);
      else
        reject(new ExpectedError(`${command} ${args.join(' ')} eindigde met ${reason ?? code}:\n${shorten(output)}`));
    });
  });
}

/** The first 20 and the last 40 lines: the cause is in one of the two. @param {string} output */
function shorten(output) {
  const lines = output.trim().split('\n');
  return lines.length <= 60 ? lines.join('\n') : [...lines.slice(0, 20), '…', ...lines.slice(-40)].join('\n');
}
