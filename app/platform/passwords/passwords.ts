import { randomBytes, timingSafeEqual } from 'node:crypto';
import { argon2id } from './hashing-threads.ts';
import { PARAMETERS } from './parameters.ts';

const { memory, passes, parallelism } = PARAMETERS;

/** What a hash begins with in the PHC string format. */
const PREFIX = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** The length of a salt. */
export const SALT_BYTES = 16;

/**
 * Hashes a password, in the PHC string format. `network` is that of the request: networks take turns. A script has none.
 * Throws AppError unavailable when too many hashes are waiting.
 */
export async function hashPassword(
  password: string,
  { network, salt = randomBytes(SALT_BYTES) }: { network?: string; salt?: Buffer } = {},
): Promise<string> {
  const tag = await derive(password, { salt, network });
  return `${PREFIX}${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Whether `password` matches `hash`, or one of several with the same salt as the first. For null or no hashes it gives
 * false after the same time, so that the time does not reveal whether an account exists (rules.md R2). `network` and errors
 * are those of hashPassword().
 */
export async function verifyPassword(
  password: string,
  hash: string | readonly string[] | null,
  network?: string,
): Promise<boolean> {
  const hashes = [hash ?? []].flat().map(parse);
  const { salt } = hashes[0] ?? DUMMY;
  const tag = await derive(password, { salt, network });
  return hashes.some((each) => each.salt.equals(salt) && timingSafeEqual(each.tag, tag));
}

const DUMMY = { salt: randomBytes(SALT_BYTES) };

function parse(hash: string): { salt: Buffer; tag: Buffer } {
  const [salt, tag] = hash
    .split('$')
    .slice(-2)
    .map((part) => Buffer.from(part, 'base64'));
  if (!salt || !tag) throw new Error('Not a hash of ours.');
  return { salt, tag };
}

const derive = (password: string, { salt, network }: { salt: Buffer; network: string | undefined }): Promise<Buffer> =>
  argon2id({ parameters: PARAMETERS, message: password.normalize('NFC'), nonce: salt }, network);

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
