import type { Platform } from '#app/platform/platform.ts';
import { newAppSecret, sealAppSecret } from '#app/platform/second-factor/app-codes.ts';
import { hashRecoveryCode } from '#app/platform/second-factor/recovery-codes.ts';
import { Authenticator } from '../authenticator.ts';
import { request } from '../request.ts';
import type { TestSite } from '../test-site.ts';
import type { SessionMade } from './members.ts';

/** Where devices say that they are used: at this site. */
export const ownSite = ({ config: { publicUrl } }: Pick<Platform, 'config'>) => ({
  origin: publicUrl.origin,
  rpId: publicUrl.hostname,
});

/** Lets a session do what asks for the password again. */
export async function confirmSessions({ db, clock }: Pick<Platform, 'db' | 'clock'>, memberId: number): Promise<void> {
  await db.updateTable('session').set({ passwordConfirmedAt: clock.now() }).where('memberId', '=', memberId).execute();
}

/** Inserts a passkey of a member. Gives its id and its device. */
export async function makePasskey({ db, clock }: Pick<Platform, 'db' | 'clock'>, memberId: number) {
  const device = new Authenticator();
  const { id } = await db
    .insertInto('passkey')
    .values({
      memberId,
      credentialId: Buffer.from(device.id, 'base64url'),
      publicKey: device.publicKey,
      counter: 0,
      transports: ['internal'],
      name: 'Mijn telefoon',
      createdAt: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, device };
}

/** Turns the second factor of a member on, with an app and one recovery code. Gives the secret of the app. */
export async function makeSecondFactor(platform: Platform, memberId: number): Promise<Buffer> {
  const secret = newAppSecret();
  const appSecret = sealAppSecret(secret, platform.config.secret);
  const now = platform.clock.now();
  await platform.db.insertInto('secondFactor').values({ memberId, appSecret, createdAt: now }).execute();
  await platform.db
    .insertInto('recoveryCode')
    .values({ memberId, codeHash: hashRecoveryCode(RECOVERY_CODE, platform.config.secret), createdAt: now })
    .execute();
  return secret;
}

/** The recovery code that `makeSecondFactor` stores. */
export const RECOVERY_CODE = 'k7md2pqx9rtf';

/** The challenge of a call that gives options, and the cookie that it sets, if any. */
export async function askChallenge(site: TestSite, path: string, as: SessionMade | null = null) {
  const response = await request(site, 'POST', path, { as });
  const [cookie] = response.cookies;
  return { challenge: response.json().challenge as string, cookie: cookie ? `${cookie.name}=${cookie.value}` : '' };
}

/** Adds a passkey by the calls. Gives the device. */
export async function addPasskey(
  site: TestSite,
  { id, as, name = 'Mijn telefoon', counter = 0 }: { id: number; as: SessionMade; name?: string; counter?: number },
): Promise<Authenticator> {
  await confirmSessions(site.platform, id);
  const device = new Authenticator();
  const { challenge } = await askChallenge(site, '/api/v1/passkeys/options', as);
  const Credential = device.make(challenge, { ...ownSite(site.platform), counter });
  const response = await request(site, 'POST', '/api/v1/passkeys', { as, body: { Name: name, Credential } });
  if (response.statusCode !== 200) throw new Error(`The passkey was refused: ${response.body}`);
  return device;
}
