import { BACKGROUND_HEADER } from '#app/platform/live/topics.ts';

let running = 0;
let marksRequests = false;

/**
 * Runs `work`, and marks every request that the page makes meanwhile as one of a script, which is no activity of the member
 * (rules.md R8). The router has no other place where its requests can be marked.
 */
export async function inBackground(work: () => Promise<unknown>): Promise<void> {
  if (!marksRequests) markRequests();
  running += 1;
  try {
    await work();
  } finally {
    running -= 1;
  }
}

function markRequests(): void {
  marksRequests = true;
  const send = window.fetch;
  window.fetch = (input, init) => {
    if (running === 0) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set(BACKGROUND_HEADER, '1');
    return send(input, { ...init, headers });
  };
}
