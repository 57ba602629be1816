import pg from 'pg';
import type { Db } from 'pg-boss';
import { listen } from '#app/platform/database/listen.ts';
import type { Logger } from '#app/platform/log.ts';

interface QueueDatabase extends Db {
  close(): Promise<void>;
}

/**
 * The connections of pg-boss, at most `size`, beside the one on which it listens. `onNotification` is called when there may
 * be a new job: at a notification, and when notifications may have been missed. The statements have no time limit, since
 * pg-boss maintains its tables by them.
 */
export function openQueueDatabase({
  url,
  size,
  log,
  onNotification,
}: {
  url: string;
  size: number;
  log: Logger;
  onNotification: () => void;
}): QueueDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: 'pgboss',
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'an idle connection of the job queue was lost'));
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const onListening = () => {
        resolve();
        onNotification();
      };
      const close = listen({ url, channel, log, onPayload: onNotification, onListening });
      await promise;
      return { close };
    },
    close: () => pool.end(),
  };
}
