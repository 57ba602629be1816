import { setTimeout as wait } from 'node:timers/promises';

/** A process that lives this long was not failing at its start: its next death is answered at once. */
const HEALTHY_MS = 10_000;

/**
 * Keeps a process running: one that ends is started again, at once the first time, then ever later up to 10 seconds.
 * @param {object} options
 * @param {string} options.name as the reader knows it
 * @param {() => Promise<import('node:child_process').ChildProcess>} options.launch
 * @param {(message: string) => void} options.report
 */
export function keepRunning({ name, launch, report }) {
  /** @type {NodeJS.Signals | undefined} */
  let stopping;
  let deaths = 0;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const pause = new AbortController();
  const done = live();

  async function live() {
    while (!stopping) {
      const began = Date.now();
      const ended = await liveOnce();
      if (stopping) return;
      deaths = Date.now() - began > HEALTHY_MS ? 1 : deaths + 1;
      const delay = deaths === 1 ? 0 : Math.min(250 * 2 ** (deaths - 2), 10_000);
      report(
        `${name} is gestopt (${ended}) en start opnieuw${delay ? ` over ${String(delay / 1000).replace('.', ',')} s` : ''}.`,
      );
      await wait(delay, undefined, { signal: pause.signal }).catch(() => {});
    }
  }

  async function liveOnce() {
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
    /** How often it ended shortly after its start. */
    get deaths() {
      return deaths;
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
