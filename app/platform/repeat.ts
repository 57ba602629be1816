/** Work that repeats until it is stopped. */
export interface Repeating {
  /** Runs the work at once, or again as soon as the current run has ended. */
  wake(): void;
  /** Stops, after the current run. */
  stop(): Promise<void>;
}

/**
 * Runs `work` now, again whenever it is woken, and at the latest `interval` milliseconds after each run ended. One run at a
 * time. `work` handles its own errors and never rejects. A long run ends earlier when it looks at `stopping`.
 */
export function repeat(work: (stopping: AbortSignal) => Promise<void>, interval: number): Repeating {
  const stop = new AbortController();
  let running: Promise<void> | null = null;
  let woken = false;
  const next = () => {
    woken = false;
    running = work(stop.signal).then(() => {
      running = null;
      if (!stop.signal.aborted) timer = setTimeout(next, woken ? 0 : interval);
    });
  };
  let timer = setTimeout(next, 0);
  return {
    wake() {
      woken = true;
      if (running || stop.signal.aborted) return;
      clearTimeout(timer);
      timer = setTimeout(next, 0);
    },
    async stop() {
      stop.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
