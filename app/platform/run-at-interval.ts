/**
 * Runs `work` now, and again `interval` milliseconds after each run ended. `work` handles its own errors and never
 * rejects. Gives the function that stops it, which waits for the current run.
 */
export function runAtInterval(work: () => Promise<void>, interval: number): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const next = () => {
    running = work().then(() => {
      if (!stopped) timer = setTimeout(next, interval);
    });
  };
  let timer = setTimeout(next, 0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
