import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const COOKIE = /(?:^|; *)cms-token=([^;]+)/;

/**
 * Whether a Cookie header has a token that Payload signed with `secret` (CMS_SECRET) and that has not expired. It asks no
 * database, so it costs little for forged tokens, and a session that was ended still counts. Payload decides on access.
 */
export function hasSessionToken(cookies: string | undefined, secret: string, now: Date): boolean {
  const [header = '', claims = '', signature = ''] = COOKIE.exec(cookies ?? '')?.[1]?.split('.') ?? [];
  const expected = createHmac('sha256', signingKey(secret)).update(`${header}.${claims}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { exp: number }; // ours, so it is JSON
  return exp * 1000 > now.getTime();
}

/** The key that Payload derives from its secret (`init` in payload/dist/index.js). */
const signingKey = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32);
