// The clients of login-flood.ts, in a thread of their own: 100 that log in at once, each again when it is answered, or about
// a second after it is refused, until the message 'stop'. On the same machine as the site they would take its CPU, which
// clients elsewhere do not: their thread has a low priority.
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { lowerThreadPriority } from '#app/platform/thread-priority.ts';

/** How many logins were computed, and how many refused because too many were waiting. */
export interface FloodCount {
  answered: number;
  refused: number;
}

const CLIENTS = 100;
const count: FloodCount = { answered: 0, refused: 0 };
lowerThreadPriority();
let stopped = false;
parentPort?.once('message', () => {
  stopped = true;
});
await Promise.all(Array.from({ length: CLIENTS }, (_, client) => logInAgainAndAgain(client)));
parentPort?.postMessage(count);

async function logInAgainAndAgain(client: number): Promise<void> {
  for (let time = 0; !stopped; time += 1) {
    const { status } = await fetch(`${workerData}/api/v1/login/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ Email: `niemand-${client}-${time}@example.org`, Password: 'zonnebloem7' }),
    });
    if (status !== 503) count.answered += 1;
    else {
      count.refused += 1;
      await wait(500 + 1000 * Math.random());
    }
  }
}
