import { sql } from '@payloadcms/db-postgres';
import type { CollectionBeforeOperationHook, Payload } from 'payload';
import { after, SECOND, systemClock } from '../../app/platform/clock.ts';
import { hashNetwork } from '../../app/platform/limits/network.ts';
import { EditorError } from '../editor-error.ts';
import { settings } from '../settings.ts';
import { clientAddressOf, trustedProxies } from './client-address.ts';

const isTrusted = trustedProxies(settings.trustProxy);

/** Refuses a login after too many attempts from one network (rules.md R2). A `beforeOperation` hook. */
export const limitLoginAttempts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || req.payloadAPI === 'local') return args;
  const network = hashNetwork(clientAddressOf(req.headers, isTrusted), settings.secret);
  if ((await countAttempt(network, req.payload)) <= settings.loginLimit.tries) return args;
  throw new EditorError('Er is te vaak geprobeerd in te loggen. Wacht een uur en probeer het dan opnieuw.', 429);
};

/**
 * Counts an attempt and returns their number in this period. Outside any transaction, so that refused attempts count too.
 */
async function countAttempt(network: string, { db }: Payload): Promise<number> {
  const now = systemClock.now();
  const since = after(now, -settings.loginLimit.seconds * SECOND).toISOString();
  await db.drizzle.execute(sql`delete from cms.login_tries where began_at <= ${since}`);
  const { rows } = await db.drizzle.execute(sql`
    insert into cms.login_tries (network, tries, began_at) values (${network}, 1, ${now.toISOString()})
    on conflict (network) do update set tries = login_tries.tries + 1
    returning tries`);
  return Number(rows[0]?.tries);
}
