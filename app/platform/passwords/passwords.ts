import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { AppError } from '#app/platform/errors/app-error.ts';

const derive = promisify(argon2);

/** argon2id as rules.md R4 sets it: m=19456 KiB, t=2, p=1. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const CONCURRENCY = 4;
const MAX_PENDING = 64;
const limit = pLimit(CONCURRENCY);

/** Hashes a password, in the PHC string format. Throws AppError unavailable when too many hashes are waiting. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await argon2id(password, nonce);
  const { memory, passes, parallelism } = PARAMETERS;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether `password` matches `hash`. For null it gives false after the same time, so that the time does not reveal whether
 * an account exists (rules.md R2).
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [nonce, tag] = (hash ?? DUMMY_HASH)
    .split('$')
    .slice(-2)
    .map((part) => Buffer.from(part, 'base64'));
  if (!nonce || !tag) throw new Error('Not a hash of ours.');
  const same = timingSafeEqual(await argon2id(password, nonce), tag);
  return same && hash !== null;
}

const DUMMY_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

function argon2id(password: string, nonce: Buffer): Promise<Buffer> {
  if (limit.pendingCount >= MAX_PENDING) throw new AppError('unavailable');
  return limit(() => derive('argon2id', { ...PARAMETERS, message: password.normalize('NFC'), nonce }));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
