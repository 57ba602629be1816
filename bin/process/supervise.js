import { setTimeout as wait } from 'node:timers/promises';

/** A process that ran this long did not fail at its start: after its next exit it is restarted at once. */
const HEALTHY_MS = 10_000;

/** The longest pause before a restart. */
const MAX_BACKOFF_MS = 10_000;

/**
 * Supervises a process: whenever it exits it is restarted, at once the first time, then with a growing pause.
 * @param {object} options
 * @param {string} options.name as the person at the terminal knows it
 * @param {() => Promise<import('node:child_process').ChildProcess>} options.launch
 * @param {(message: string) => void} options.report
 */
export function supervise({ name, launch, report }) {
  /** @type {NodeJS.Signals | undefined} */
  let stopping;
  let failures = 0;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const pause = new AbortController();
  const done = restartUntilStopped();

  async function restartUntilStopped() {
    while (!stopping) {
      const startedAt = Date.now();
      const reason = await runOnce();
      if (stopping) return;
      failures = Date.now() - startedAt > HEALTHY_MS ? 1 : failures + 1;
      const backoff = failures === 1 ? 0 : Math.min(250 * 2 ** (failures - 2), MAX_BACKOFF_MS);
      const later = backoff ? ` over ${String(backoff / 1000).replace('.', ',')} s` : '';
      report(`${name} is gestopt (${reason}) en start opnieuw${later}.`);
      await wait(backoff, undefined, { signal: pause.signal }).catch(() => {});
    }
  }

  async function runOnce() {
    try {
      child = await launch();
      if (stopping) child.kill(stopping);
      return await exitOf(child);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      child = undefined;
    }
  }

  return {
    /** How often in a row it exited shortly after its start. */
    get failures() {
      return failures;
    },
    /**
     * Asks the process to stop, and makes it stop after `grace` milliseconds.
     * @param {{ ask?: NodeJS.Signals, force?: NodeJS.Signals, grace?: number }} [how]
     */
    async stop({ ask = 'SIGTERM', force = 'SIGKILL', grace = 10_000 } = {}) {
      stopping = ask;
      pause.abort();
      child?.kill(ask);
      const timer = setTimeout(() => child?.kill(force), grace);
      await done;
      clearTimeout(timer);
    },
  };
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<string>} */
function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
}
