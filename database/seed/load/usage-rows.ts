import { createHash } from 'node:crypto';
import { after, DAY, HOUR, MINUTE, SECOND } from '#app/platform/clock.ts';
import type { Database, OpenTransaction } from '#app/platform/database/database.ts';
import { insertRows, reserveIds } from './insert-rows.ts';
import { LOAD_DOMAIN, type Population } from './people.ts';

/** The number of unconfirmed registrations, as a share of the members. */
const REGISTRATION_SHARE = 0.05;

/** The reserved ids of unconfirmed registrations, from `first`. */
export interface ReservedRegistrations {
  first: number;
  count: number;
}

export async function reserveRegistrations(db: Database, population: Population): Promise<ReservedRegistrations> {
  const count = Math.ceil(population.count * REGISTRATION_SHARE);
  return { first: await reserveIds(db, 'registration', count), count };
}

/**
 * Inserts the rows that the use of the site creates: sessions (whose tokens nobody has), unconfirmed registrations, failed
 * logins, rate limits, captchas, idempotency keys and page changes.
 */
export async function insertUsageRows(
  db: OpenTransaction,
  {
    population,
    registrations,
    passwordHash,
  }: { population: Population; registrations: ReservedRegistrations; passwordHash: string },
) {
  const now = new Date(population.now);
  const indexes = (share: number) => Array.from({ length: Math.ceil(population.count * share) }, (_, index) => index);
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
    rows: indexes(0.3),
    row: (index) => [
      hash('session', index),
      population.first + index,
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
    rows: indexes(REGISTRATION_SHARE),
    row: (index) => [
      registrations.first + index,
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
    rows: indexes(REGISTRATION_SHARE),
    row: (index) => [hash('verification', index), registrations.first + index, after(now, HOUR)],
  });
  await insertRows(db, {
    into: 'loginAttempt',
    columns: { addressHmac: 'bytea', tries: 'integer', lastTryAt: 'timestamptz' },
    rows: indexes(0.05),
    row: (index) => [hash('try', index), 1, ago(index)],
  });
  await insertRows(db, {
    into: 'rateLimit',
    columns: { key: 'text', points: 'integer', expire: 'bigint' },
    rows: indexes(0.1),
    row: (index) => [`write:bulk${index}`, 1, now.getTime() + HOUR],
  });
  await insertRows(db, {
    into: 'captchaUse',
    columns: { signature: 'text', expiresAt: 'timestamptz' },
    rows: indexes(0.1),
    row: (index) => [hash('captcha', index).toString('hex'), after(now, 20 * MINUTE)],
  });
  await insertRows(db, {
    into: 'idempotencyKey',
    columns: { memberId: 'integer', key: 'text', askedHash: 'bytea', answer: 'text', createdAt: 'timestamptz' },
    rows: indexes(0.3),
    row: (index) => [population.first + index, `bulk-key-${index}`, hash('asked', index), '{}', ago(index)],
  });
  await insertRows(db, {
    into: 'pageChange',
    columns: { topic: 'text', at: 'timestamptz' },
    rows: indexes(0.3),
    row: (index) => [`bulk:${index}`, after(now, -MINUTE - index * (SECOND / 10))],
  });
}

const hash = (kind: string, index: number): Buffer => createHash('sha256').update(`${kind} ${index}`).digest();
