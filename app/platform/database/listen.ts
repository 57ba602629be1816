import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SECOND } from '#app/platform/clock.ts';
import type { Logger } from '#app/platform/log.ts';

const MAX_BACKOFF = 10 * SECOND;
/** How often the connection is tried: a network may lose one without telling. */
const CHECK_INTERVAL = 30 * SECOND;

interface Listening {
  url: string;
  channel: string;
  log: Logger;
  onPayload: (payload: string) => void;
  /** Called when the connection listens: first, and again after each loss. What was sent before is not heard. */
  onListening: (first: boolean) => void;
}

/**
 * Listens on a channel of PostgreSQL by a connection of its own, and connects again when that is lost, ever later while it
 * fails. Gives the function that stops it.
 */
export function listen(listening: Listening): () => Promise<void> {
  const stop = new AbortController();
  const running = listenUntilStopped(listening, stop.signal);
  return async () => {
    stop.abort();
    await running;
  };
}

async function listenUntilStopped(listening: Listening, stop: AbortSignal): Promise<void> {
  let failures = 0;
  let first = true;
  const handleListening = () => {
    failures = 0;
    listening.onListening(first);
    first = false;
  };
  while (!stop.aborted) {
    const reason = await listenUntilLost(listening, { stop, onListening: handleListening });
    if (stop.aborted) return;
    listening.log.warn({ reason, channel: listening.channel }, 'the connection that listens was lost');
    await wait(backoff(failures), undefined, { signal: stop }).catch(() => undefined);
    failures += 1;
  }
}

/** After so many failures in a row, how long to wait, in milliseconds; varied, so that processes do not come at once. */
const backoff = (failures: number): number =>
  Math.min(MAX_BACKOFF, (SECOND / 4) * 2 ** Math.min(failures, 10)) * (0.5 + Math.random() / 2);

/** Opens a connection and listens until it is lost or `stop` is aborted. Gives the reason. */
async function listenUntilLost(
  { url, channel, onPayload }: Listening,
  { stop, onListening }: { stop: AbortSignal; onListening: () => void },
): Promise<string> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'listen',
    connectionTimeoutMillis: 3 * SECOND,
    query_timeout: 5 * SECOND,
    keepAlive: true,
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<string>();
  client.on('error', (error) => lose(error.message));
  client.on('end', () => lose('the connection was closed'));
  client.on('notification', ({ payload }) => onPayload(payload ?? ''));
  const handleStop = () => lose('stopped');
  stop.addEventListener('abort', handleStop);
  const check = setInterval(() => client.query('select').catch((error: Error) => lose(error.message)), CHECK_INTERVAL);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onListening();
    return await lost;
  } catch (error) {
    return (error as Error).message;
  } finally {
    clearInterval(check);
    stop.removeEventListener('abort', handleStop);
    await client.end().catch(() => undefined);
  }
}
