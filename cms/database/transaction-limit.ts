interface TransactionLimit {
  /** Resolves as soon as fewer than the maximum are open. Rejects after `timeout` milliseconds. */
  acquire: () => Promise<void>;
  /** Called once after each `acquire` that resolved. */
  release: () => void;
}

/** Limits how many transactions are open to `maximum`. The others wait, in the order in which they came. */
export function createTransactionLimit(maximum: number, timeout: number): TransactionLimit {
  const waiting = new Set<() => void>();
  let free = maximum;
  return {
    acquire: () =>
      new Promise((resolve, reject) => {
        if (free > 0) {
          free -= 1;
          resolve();
          return;
        }
        const start = () => {
          clearTimeout(timer);
          waiting.delete(start);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(start);
          reject(new Error('Too many transactions are waiting.'));
        }, timeout);
        waiting.add(start);
      }),
    release() {
      const [first] = waiting;
      if (first) first();
      else free += 1;
    },
  };
}
