import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The sockets of the locks that this process holds: without a reference a socket is collected, and its lock lost. */
const held = new Set();

/**
 * Acquires a lock, an abstract socket of Linux: the kernel releases it when this process ends, however it ends. On other
 * systems, which have no abstract sockets, every lock is acquired.
 * @param {string} name what is locked: a path and a word
 * @param {string} holder shown to another process that tries to acquire the lock
 * @returns {Promise<{ release: () => void } | { heldBy: string }>}
 */
export async function acquireLock(name, holder = '') {
  if (process.platform !== 'linux') return { release() {} };
  const hash = createHash('sha256').update(name).digest('hex');
  // The longest name possible: Node 20 pads a shorter one and Node 26 does not, so the two would not meet.
  const address = `\0niergenoten-${hash}`.padEnd(108, '-');
  const server = createServer((socket) => socket.on('error', () => {}).end(holder));
  const acquired = await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
  });
  if (!acquired) return { heldBy: await readHolder(address) };
  server.unref();
  held.add(server);
  return {
    release() {
      held.delete(server);
      server.close();
    },
  };
}

/**
 * Does the work while this process holds the lock; waits for the lock as long as another process holds it.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
export async function withLock(name, work, signal) {
  for (;;) {
    const lock = await acquireLock(name);
    if ('release' in lock) return work().finally(lock.release);
    await wait(500, undefined, { signal });
  }
}

/** @param {string} address @returns {Promise<string>} */
function readHolder(address) {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(address);
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}
