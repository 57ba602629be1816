import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { CollectionBeforeOperationHook } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';

const hash = promisify(pbkdf2);

/** The iterations of Payload's hash: payload/dist/auth/strategies/local/generatePasswordSaltHash.js. */
const ITERATIONS = 600_000;

/**
 * Hashes a password when Payload would not, for an unknown or locked account: the time of a response must not reveal who
 * has an account (rules.md R2). A `beforeOperation` hook, after the limit of attempts.
 */
export const equaliseLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {};
  if (operation !== 'login' || typeof email !== 'string' || typeof password !== 'string') return args;
  const user = await req.payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    select: { lockUntil: true },
  });
  const isUnlocked = user && !(user.lockUntil && new Date(user.lockUntil) > systemClock.now());
  if (!isUnlocked) await hash(password, randomBytes(32), ITERATIONS, 32, 'sha256');
  return args;
};
