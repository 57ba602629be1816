/**
 * Runs `work` now, and again `interval` milliseconds after each run ended. `work` handles its own errors and never
 * rejects. Gives the function that stops it, which waits for the current run: a long one ends earlier when it looks at
 * `stopping`.
 */
export function runAtInterval(work: (stopping: AbortSignal) => Promise<void>, interval: number): () => Promise<void> {
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = work(stop.signal).then(() => {
      if (!stop.signal.aborted) timer = setTimeout(next, interval);
    });
  };
  let timer = setTimeout(next, 0);
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
