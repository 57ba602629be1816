import { spawn } from 'node:child_process';
import { endsWithUs } from './ends-with-us.js';

/** A mistake that the reader can mend: shown as its message alone, without a stack. */
export class Explained extends Error {}

/**
 * Runs a command and gives what it printed. Nothing reaches the terminal; when the command fails, the error carries
 * the end of its output. An abort ends the command with everything it started; our own end ends the command, by
 * `endsBy`. `hear` is given what it prints while it runs.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, signal?: AbortSignal | undefined, endsBy?: 'TERM' | 'KILL', uid?: number, gid?: number, hear?: (output: string) => void }} [options]
 * @returns {Promise<string>}
 */
export function run(command, args, { signal, hear, endsBy = 'TERM', ...options } = {}) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    // A group of its own, so that Ctrl-C in the terminal reaches only us and we end the whole group.
    const [first, ...rest] = endsWithUs(endsBy, [command, ...args]);
    const child = spawn(first, rest, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk).slice(-200_000);
      hear?.(String(chunk));
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const abort = () => child.pid && process.kill(-child.pid, 'SIGTERM');
    signal?.addEventListener('abort', abort, { once: true });
    child.on('error', reject);
    child.on('close', (code, reason) => {
      signal?.removeEventListener('abort', abort);
      if (signal?.aborted) reject(signal.reason);
      else if (code === 0) resolve(output);
      else reject(new Explained(`${command} ${args.join(' ')} eindigde met ${reason ?? code}:\n${shortened(output)}`));
    });
  });
}

/** The beginning and the end: what went wrong stands in one of the two. @param {string} output */
function shortened(output) {
  const lines = output.trim().split('\n');
  return lines.length <= 60 ? lines.join('\n') : [...lines.slice(0, 20), '…', ...lines.slice(-40)].join('\n');
}

/**
 * Ends this process with an error, for the reader or, when nobody foresaw it, for the developer.
 * @param {unknown} error
 */
export function fail(error) {
  process.exitCode = 1;
  if (error instanceof Explained) console.error(`\n${error.message}\n`);
  else console.error(error);
}
