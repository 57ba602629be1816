import { createHash } from 'node:crypto';
import { after, DAY, HOUR, MINUTE, SECOND } from '#app/platform/clock.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { type Crowd, LOAD_DOMAIN } from './people.ts';
import { insertRows, reserveIds } from './rows.ts';

/** How many registrations wait, for each member. */
const WAITING = 0.05;

/** Registrations that wait for their mailbox: ids from `first`. */
export interface Waiting {
  first: number;
  count: number;
}

export async function reserveWaiting(db: Database, crowd: Crowd): Promise<Waiting> {
  const count = Math.ceil(crowd.count * WAITING);
  return { first: await reserveIds(db, 'registration', count), count };
}

/**
 * What members leave behind by using the site: sessions (that nobody has the token of), registrations that wait, tries
 * with a wrong password, limits, keys of submits and changes of pages.
 */
export async function insertTraces(
  db: OpenTransaction,
  { crowd, waiting, passwordHash }: { crowd: Crowd; waiting: Waiting; passwordHash: string },
) {
  const now = new Date(crowd.now);
  const some = (share: number) => Array.from({ length: Math.ceil(crowd.count * share) }, (_, index) => index);
  const ago = (index: number) => after(now, -((index * 7919) % 20) * HOUR);
  await insertRows(db, {
    into: 'session',
    columns: {
      tokenHash: 'bytea',
      memberId: 'integer',
      indefinite: 'boolean',
      createdAt: 'timestamptz',
      lastActiveAt: 'timestamptz',
      expiresAt: 'timestamptz',
    },
    rows: some(0.3),
    row: (index) => [
      hash('session', index),
      crowd.first + index,
      true,
      ago(index),
      ago(index),
      after(ago(index), 30 * DAY),
    ],
  });
  await insertRows(db, {
    into: 'registration',
    columns: {
      id: 'integer',
      username: 'text',
      email: 'text',
      passwordHash: 'text',
      newsletterOptin: 'boolean',
      createdAt: 'timestamptz',
    },
    rows: some(WAITING),
    row: (index) => [
      waiting.first + index,
      `wacht-${index}-bulk`,
      `wacht${index}@${LOAD_DOMAIN}`,
      passwordHash,
      false,
      ago(index),
    ],
  });
  await insertRows(db, {
    into: 'verificationToken',
    columns: { tokenHash: 'bytea', registrationId: 'integer', expiresAt: 'timestamptz' },
    rows: some(WAITING),
    row: (index) => [hash('verification', index), waiting.first + index, after(now, HOUR)],
  });
  await insertRows(db, {
    into: 'loginAttempt',
    columns: { addressHmac: 'bytea', tries: 'integer', lastTryAt: 'timestamptz' },
    rows: some(0.05),
    row: (index) => [hash('try', index), 1, ago(index)],
  });
  await insertRows(db, {
    into: 'rateLimit',
    columns: { key: 'text', points: 'integer', expire: 'bigint' },
    rows: some(0.1),
    row: (index) => [`write:bulk${index}`, 1, now.getTime() + HOUR],
  });
  await insertRows(db, {
    into: 'captchaUse',
    columns: { signature: 'text', expiresAt: 'timestamptz' },
    rows: some(0.1),
    row: (index) => [hash('captcha', index).toString('hex'), after(now, 20 * MINUTE)],
  });
  await insertRows(db, {
    into: 'idempotencyKey',
    columns: { memberId: 'integer', key: 'text', askedHash: 'bytea', answer: 'text', createdAt: 'timestamptz' },
    rows: some(0.3),
    row: (index) => [crowd.first + index, `bulk-key-${index}`, hash('asked', index), '{}', ago(index)],
  });
  await insertRows(db, {
    into: 'pageChange',
    columns: { topic: 'text', at: 'timestamptz' },
    rows: some(0.3),
    row: (index) => [`bulk:${index}`, after(now, -MINUTE - index * (SECOND / 10))],
  });
}

const hash = (kind: string, index: number): Buffer => createHash('sha256').update(`${kind} ${index}`).digest();
