import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { CollectionBeforeOperationHook } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';

const hash = promisify(pbkdf2);

/** How often Payload hashes a password: payload/dist/auth/strategies/local/generatePasswordSaltHash.js. */
const ITERATIONS = 600_000;

/**
 * Hashes a password where Payload would not, for an address that nobody has or that is closed: how long an answer takes
 * must not tell who works here (rules.md R2). Goes among the `beforeOperation` hooks, after the limit of tries.
 */
export const equaliseLoginTime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { email, password } = (args as { data?: { email?: unknown; password?: unknown } }).data ?? {};
  if (operation !== 'login' || typeof email !== 'string' || typeof password !== 'string') return args;
  const user = await req.payload.db.findOne<{ id: number; lockUntil?: string | null }>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
    select: { lockUntil: true },
  });
  const isOpen = user && !(user.lockUntil && new Date(user.lockUntil) > systemClock.now());
  if (!isOpen) await hash(password, randomBytes(32), ITERATIONS, 32, 'sha256');
  return args;
};
