import { randomBytes, timingSafeEqual } from 'node:crypto';
import { argon2id } from './hashing-threads.ts';
import { PARAMETERS } from './parameters.ts';

const { memory, passes, parallelism } = PARAMETERS;

/** What a hash begins with in the PHC string format. */
const PREFIX = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/**
 * Hashes a password, in the PHC string format. `network` is that of the request: networks take turns. A script has none.
 * Throws AppError unavailable when too many hashes are waiting.
 */
export async function hashPassword(password: string, network?: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive({ password, nonce, network });
  return `${PREFIX}${unpadded(nonce)}$${unpadded(tag)}`;
}

/**
 * Whether `password` matches `hash`. For null it gives false after the same time, so that the time does not reveal whether
 * an account exists (rules.md R2). `network` and errors are those of hashPassword().
 */
export async function verifyPassword(password: string, hash: string | null, network?: string): Promise<boolean> {
  const [nonce, tag] = (hash ?? DUMMY_HASH)
    .split('$')
    .slice(-2)
    .map((part) => Buffer.from(part, 'base64'));
  if (!nonce || !tag) throw new Error('Not a hash of ours.');
  const same = timingSafeEqual(await derive({ password, nonce, network }), tag);
  return same && hash !== null;
}

const DUMMY_HASH = `${PREFIX}${unpadded(randomBytes(16))}$${unpadded(randomBytes(32))}`;

interface Derivation {
  password: string;
  nonce: Buffer;
  network: string | undefined;
}

const derive = ({ password, nonce, network }: Derivation): Promise<Buffer> =>
  argon2id({ message: password.normalize('NFC'), nonce }, network);

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
