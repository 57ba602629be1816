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

interface UsageInput {
  population: Population;
  registrations: ReservedRegistrations;
  passwordHash: string;
}

/**
 * Inserts the rows that the use of the site creates: sessions (whose tokens nobody has), unconfirmed registrations and
 * requests for the newsletter, failed logins, rate limits, captchas, idempotency keys and page changes.
 */
export async function insertUsageRows(db: OpenTransaction, input: UsageInput): Promise<void> {
  await insertSessions(db, input);
  await insertRegistrations(db, input);
  await insertNewsletterRequests(db, input);
  await insertLimits(db, input);
  await insertWriteRows(db, input);
}

async function insertSessions(db: OpenTransaction, { population }: UsageInput): Promise<void> {
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
    rows: indexes(population, 0.3),
    row: (index) => [
      hash('session', index),
      population.first + index,
      true,
      recentTime(population, index),
      recentTime(population, index),
      after(recentTime(population, index), 30 * DAY),
    ],
  });
}

async function insertRegistrations(
  db: OpenTransaction,
  { population, registrations, passwordHash }: UsageInput,
): Promise<void> {
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
    rows: indexes(population, REGISTRATION_SHARE),
    row: (index) => [
      registrations.first + index,
      `wacht-${index}-bulk`,
      `wacht${index}@${LOAD_DOMAIN}`,
      passwordHash,
      false,
      recentTime(population, index),
    ],
  });
  await insertRows(db, {
    into: 'verificationToken',
    columns: { tokenHash: 'bytea', registrationId: 'integer', expiresAt: 'timestamptz' },
    rows: indexes(population, REGISTRATION_SHARE),
    row: (index) => [hash('verification', index), registrations.first + index, after(nowOf(population), HOUR)],
  });
}

async function insertNewsletterRequests(db: OpenTransaction, { population }: UsageInput): Promise<void> {
  await insertRows(db, {
    into: 'newsletterRequest',
    columns: { email: 'text', tokenHash: 'bytea', mailCounted: 'boolean', expiresAt: 'timestamptz' },
    rows: indexes(population, 0.05),
    row: (index) => [`lezer${index}@${LOAD_DOMAIN}`, hash('newsletter', index), true, after(nowOf(population), HOUR)],
  });
}

/** Failed logins, rate limits and used captchas. */
async function insertLimits(db: OpenTransaction, { population }: UsageInput): Promise<void> {
  await insertRows(db, {
    into: 'loginAttempt',
    columns: { addressHmac: 'bytea', tries: 'integer', lastTryAt: 'timestamptz' },
    rows: indexes(population, 0.05),
    row: (index) => [hash('try', index), 1, recentTime(population, index)],
  });
  await insertRows(db, {
    into: 'rateLimit',
    columns: { key: 'text', points: 'integer', expire: 'bigint' },
    rows: indexes(population, 0.1),
    row: (index) => [`write:bulk${index}`, 1, population.now + HOUR],
  });
  await insertRows(db, {
    into: 'captchaUse',
    columns: { signature: 'text', expiresAt: 'timestamptz' },
    rows: indexes(population, 0.1),
    row: (index) => [hash('captcha', index).toString('hex'), after(nowOf(population), 20 * MINUTE)],
  });
}

/** Idempotency keys and page changes. */
async function insertWriteRows(db: OpenTransaction, { population }: UsageInput): Promise<void> {
  await insertRows(db, {
    into: 'idempotencyKey',
    columns: { memberId: 'integer', key: 'text', askedHash: 'bytea', writtenId: 'integer', createdAt: 'timestamptz' },
    rows: indexes(population, 0.3),
    row: (index) => [
      population.first + index,
      `bulk-key-${index}`,
      hash('asked', index),
      index,
      recentTime(population, index),
    ],
  });
  await insertRows(db, {
    into: 'pageChange',
    columns: { topic: 'text', at: 'timestamptz' },
    rows: indexes(population, 0.3),
    row: (index) => [`bulk:${index}`, after(nowOf(population), -MINUTE - index * (SECOND / 10))],
  });
}

const indexes = ({ count }: Population, share: number): number[] =>
  Array.from({ length: Math.ceil(count * share) }, (_, index) => index);

const nowOf = ({ now }: Population): Date => new Date(now);

/** A time in the last twenty hours. */
const recentTime = (population: Population, index: number): Date =>
  after(nowOf(population), -((index * 7919) % 20) * HOUR);

const hash = (kind: string, index: number): Buffer => createHash('sha256').update(`${kind} ${index}`).digest();
