/**
 * Does `work` again and again, `interval` milliseconds after it was done; it says itself what goes wrong, and never
 * throws. Gives the function that ends it, which waits for what is being done.
 */
export function runAtInterval(work: () => Promise<void>, interval: number): () => Promise<void> {
  let stopped = false;
  let doing: Promise<void> = Promise.resolve();
  const next = () => {
    doing = work().then(() => {
      if (!stopped) timer = setTimeout(next, interval);
    });
  };
  let timer = setTimeout(next, 0);
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await doing;
  };
}
