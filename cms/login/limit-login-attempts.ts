import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook, Payload } from 'payload';
import { after, SECOND, systemClock } from '../../app/platform/clock.ts';
import { hashNetwork } from '../../app/platform/limits/network.ts';
import { waitInWords } from '../../app/platform/limits/wait-in-words.ts';
import { EditorError } from '../editor-error.ts';
import { settings } from '../settings.ts';
import { clientAddressOf, trustedProxies } from './client-address.ts';

const isTrusted = trustedProxies(settings.trustProxy);

/** Refuses a login after too many attempts from one network (rules.md R2). A `beforeOperation` hook. */
export const limitLoginAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || req.payloadAPI === 'local') return args;
  const network = hashNetwork(clientAddressOf(req.headers, isTrusted), settings.secret);
  const { tries, secondsLeft } = await countAttempt(network, req.payload);
  if (tries <= settings.loginLimit.points) return args;
  throw new EditorError(`Er is te vaak geprobeerd in te loggen. Probeer het ${waitInWords(secondsLeft)} opnieuw.`, 429);
};

/**
 * Counts an attempt. Gives their number in this period, and how long it still lasts. Outside any transaction, so that refused
 * attempts count too.
 */
async function countAttempt(network: string, { db }: Payload): Promise<{ tries: number; secondsLeft: number }> {
  const now = systemClock.now();
  const since = after(now, -settings.loginLimit.seconds * SECOND).toISOString();
  await db.drizzle.execute(sql`delete from cms.login_tries where began_at <= ${since}`);
  const { rows } = await db.drizzle.execute(sql`
    insert into cms.login_tries (network, tries, began_at) values (${network}, 1, ${now.toISOString()})
    on conflict (network) do update set tries = login_tries.tries + 1
    returning tries, extract(epoch from ${now.toISOString()}::timestamptz - began_at) as age`);
  return { tries: Number(rows[0]?.tries), secondsLeft: settings.loginLimit.seconds - Number(rows[0]?.age) };
}
