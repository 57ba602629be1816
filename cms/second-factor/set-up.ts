import { after, MINUTE, systemClock } from '../../app/platform/clock.ts';
import { describeSecret, newAppSecret } from '../../app/platform/second-factor/app-codes.ts';
import { openSealedToken, sealToken } from '../../app/platform/session/sealed-token.ts';
import { settings } from '../settings.ts';

/** How long an app may take to be set up. */
const SET_UP_LIFETIME = 15 * MINUTE;

const PURPOSE = 'app-set-up';

export interface SetUp {
  secret: string;
  address: string;
  picture: string;
  token: string;
}

/**
 * What sets an app up: the secret to type, an address for an app, its picture to scan, and a token that goes back with the
 * first code. The token holds the secret, encrypted, so nothing is stored before a code of it was right. Only for who just
 * gave the password of this user: whoever has it may set the app up.
 */
export async function beginSetUp(user: { id: number; email: string }): Promise<SetUp> {
  const secret = newAppSecret();
  const until = after(systemClock.now(), SET_UP_LIFETIME).getTime();
  const value = `${user.id}.${until}.${secret.toString('base64url')}`;
  const app = await describeSecret(secret, { issuer: 'Niergenoten redactie', label: user.email });
  return { ...app, token: sealToken(value, { secret: settings.secret, purpose: PURPOSE }) };
}

/** The secret in a token that was made for this user and is still valid; else null. */
export function openSetUp(token: string, userId: number): Buffer | null {
  const value = openSealedToken(token, { secret: settings.secret, purpose: PURPOSE }) ?? '';
  const [id, until, secret = ''] = value.split('.');
  const isValid = Number(id) === userId && Number(until) > systemClock.now().getTime();
  return isValid ? Buffer.from(secret, 'base64url') : null;
}
