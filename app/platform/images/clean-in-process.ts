import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { MINUTE, SECOND } from '#app/platform/clock.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import { type EncodedCopy, PictureError } from './copies.ts';
import type { Outcome, Task } from './picture-process.ts';

/** The file of the process; in a build the built one (vite.config.ts). */
const PROCESS = new URL('./picture-process.ts', import.meta.url);

/** How long the process may take to start, in milliseconds. */
const START_TIMEOUT = MINUTE;

/** Re-encodes a picture as cleanPicture() does, in a process of its own. Throws PictureError, and AppError unavailable. */
export async function cleanInProcess(file: Blob, task: Task): Promise<EncodedCopy[]> {
  const child = fork(PROCESS, {
    env: {}, // no secrets
    execArgv: [],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await answerOf(child, AbortSignal.timeout(START_TIMEOUT)); // that it is ready: a busy machine takes none of its time
    const signal = AbortSignal.timeout(task.seconds * SECOND);
    child.send(task);
    const [outcome] = await Promise.all([answerOf(child, signal), sendPicture(file, child, signal)]);
    if ('code' in outcome) throw new PictureError(outcome.code);
    return outcome.copies;
  } catch (error) {
    throw isTimeout(error) ? new PictureError('slow') : error;
  } finally {
    await end(child); // its memory is free before the next picture begins
  }
}

/** The signals with which a decoder that crashes ends its process. */
const CRASHES: readonly unknown[] = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGTRAP'];

/**
 * The next message of the process. A picture that crashes its decoder is damaged. Throws AppError unavailable when the process
 * is ended from outside: the site stops, or memory is short.
 */
const answerOf = (child: ChildProcess, signal: AbortSignal): Promise<Outcome> =>
  Promise.race([
    once(child, 'message', { signal }).then(([outcome]) => outcome as Outcome),
    once(child, 'exit', { signal }).then(([status, endedBy]): Outcome => {
      if (status !== null) throw new Error(`The process of a picture ended with status ${status}.`);
      if (!CRASHES.includes(endedBy)) throw new AppError('unavailable');
      return { code: 'damaged' };
    }),
  ]);

/** Sends the file as it is read from the disk. Throws AppError unavailable when it is gone, with whoever sent it. */
async function sendPicture(file: Blob, { stdin }: ChildProcess, signal: AbortSignal): Promise<void> {
  if (!stdin) throw new Error('The process of a picture has no standard input.');
  try {
    await pipeline(file.stream(), stdin, { signal });
  } catch (error) {
    throw isNamed(error, 'NotReadableError') ? new AppError('unavailable', { cause: error }) : error;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

const isTimeout = (error: unknown): boolean => isNamed(error, 'AbortError');

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
