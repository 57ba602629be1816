import { randomBytes } from 'node:crypto';
// Relative imports, because the CMS imports this file too.
import { catalogue } from '../errors/catalogue.ts';
import { openSealedToken, sealToken } from '../session/sealed-token.ts';

/** How long each code of an app is shown, in milliseconds (RFC 6238). */
const STEP = 30_000;

/** Codes of the half minute before and after count too: clocks differ, and typing takes time. */
const WINDOW = 1;

const loadTotp = () => import('otpauth');

/** The size of the secret of an app, in bytes (RFC 4226 recommends 20). */
export const APP_SECRET_SIZE = 20;

/** The error of the field of a code. */
export const WRONG_CODE = catalogue.wrong_code.message;

/** A new secret for an app. */
export const newAppSecret = (): Buffer => randomBytes(APP_SECRET_SIZE);

/**
 * What a page shows to set an app up: the secret to type, an address for an app, and its picture to scan. The app shows
 * `issuer` and `label` beside its codes.
 */
export async function describeSecret(secret: Buffer, { issuer, label }: { issuer: string; label: string }) {
  const [totp, { renderSVG }] = await Promise.all([totpOf(secret, { issuer, label }), import('uqr')]);
  const address = totp.toString();
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(address, { border: 2 })).toString('base64')}`;
  return { secret: totp.secret.base32, address, picture };
}

/** The half minute to which a code belongs, counted since 1970; null for a wrong code. */
export async function stepOfCode(secret: Buffer, code: string, now: Date): Promise<number | null> {
  const totp = await totpOf(secret, {});
  const delta = totp.validate({ token: code.replaceAll(/\s/g, ''), window: WINDOW, timestamp: now.getTime() });
  return delta === null ? null : Math.floor(now.getTime() / STEP) + delta;
}

async function totpOf(secret: Buffer, names: { issuer?: string; label?: string }) {
  const { Secret, TOTP } = await loadTotp();
  const buffer = new Uint8Array(secret).buffer;
  return new TOTP({ ...names, secret: new Secret({ buffer }), period: STEP / 1000, digits: 6 });
}

const PURPOSE = 'app-secret';

/** The secret of an app as it is stored: encrypted with the secret of the site, or of the CMS. */
export const sealAppSecret = (appSecret: Buffer, secret: string): string =>
  sealToken(appSecret.toString('base64url'), { secret, purpose: PURPOSE });

/** The secret of an app that was stored; null when it was encrypted with another secret than this one. */
export function openAppSecret(sealed: string, secret: string): Buffer | null {
  const appSecret = openSealedToken(sealed, { secret, purpose: PURPOSE });
  return appSecret === null ? null : Buffer.from(appSecret, 'base64url');
}
