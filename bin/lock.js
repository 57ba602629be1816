import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** The sockets of the locks that we hold: one that nothing refers to is collected, and its lock lost. */
const held = new Set();

/**
 * Takes a lock that the kernel drops when this process ends, however it ends: an abstract socket of Linux. Elsewhere
 * there is no such thing, and the lock is always given.
 * @param {string} name what is locked: a path and a word
 * @param {string} about what another process that wants it is told
 * @returns {Promise<{ release: () => void } | { heldBy: string }>}
 */
export async function takeLock(name, about = '') {
  if (process.platform !== 'linux') return { release() {} };
  const hash = createHash('sha256').update(name).digest('hex');
  // As long as a name can be: Node 20 fills a shorter one up, Node 26 does not, and they would not meet.
  const address = `\0niergenoten-${hash}`.padEnd(108, '-');
  const server = createServer((socket) => socket.on('error', () => {}).end(about));
  const taken = await new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(address, () => resolve(true));
  });
  if (!taken) return { heldBy: await ask(address) };
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
 * Does the work while no other process does it in the same place; waits for its turn.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
export async function inTurn(name, work, signal) {
  for (;;) {
    const lock = await takeLock(name);
    if ('release' in lock) return work().finally(lock.release);
    await wait(500, undefined, { signal });
  }
}

/** @param {string} address @returns {Promise<string>} */
function ask(address) {
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
