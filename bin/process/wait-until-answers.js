import { setTimeout as wait } from 'node:timers/promises';
import { ExpectedError } from './expected-error.js';

/**
 * Waits until an address answers 200; a minute at most, and less when the process behind it keeps failing.
 * @param {object} options
 * @param {string} options.name of that process, as the person at the terminal knows it
 * @param {string} options.address
 * @param {{ failures: number }[]} options.children supervised processes without which it cannot answer
 * @param {AbortSignal} options.signal
 */
export async function waitUntilAnswers({ name, address, children, signal }) {
  const deadline = Date.now() + 60_000;
  while (!(await answers(address))) {
    if (children.some(({ failures }) => failures >= 3))
      throw new ExpectedError(`${name} start niet: zie de meldingen hierboven.`);
    if (Date.now() > deadline) throw new ExpectedError(`Na een minuut antwoordt ${address} nog geen 200.`);
    await wait(100, undefined, { signal });
  }
}

/** The origin at which to reach a server that listens on this host. @param {string} host @param {number} port */
export function originOf(host, port) {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}

/** @param {string} address */
async function answers(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2000) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
