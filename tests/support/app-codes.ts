import { Secret, TOTP } from 'otpauth';

/** The code that an app with this secret shows at this time. */
export const codeOf = (secret: Buffer, now: Date): string =>
  new TOTP({ secret: new Secret({ buffer: new Uint8Array(secret).buffer }) }).generate({ timestamp: now.getTime() });

/** The secret of an app as it is typed (base32, RFC 4648), in bytes. */
export const parseSecret = (typed: string): Buffer => Buffer.from(Secret.fromBase32(typed).bytes);
