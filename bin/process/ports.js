import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedError } from './expected-error.js';

/**
 * Tries to listen.
 * @param {number} port 0 for any
 * @param {string} host
 * @returns {Promise<number>} the port that was free
 */
function tryListening(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** A free port of 127.0.0.1. */
export function freePort() {
  return tryListening(0, '127.0.0.1');
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
export function isFree(port, host) {
  return tryListening(port, host).then(
    () => true,
    () => false,
  );
}

/**
 * Refuses a port that is not free. Waits 3 seconds for it: after a kill, the web process of the previous run may still be
 * finishing its last requests.
 * @param {number} port
 * @param {string} host
 */
export async function requireFreePort(port, host) {
  for (let attempts = 1; ; attempts += 1) {
    const error = await tryListening(port, host).then(
      () => undefined,
      (reason) => reason,
    );
    if (!error) return;
    if (error.code !== 'EADDRINUSE')
      throw new ExpectedError(`Op ${host}, poort ${port} kan niets luisteren (${error.code}).`);
    if (attempts === 15) {
      throw new ExpectedError(
        `Poort ${port} is al in gebruik. Kies een andere met PORT, bijvoorbeeld: PORT=${port + 10} npm start`,
      );
    }
    await wait(200);
  }
}
