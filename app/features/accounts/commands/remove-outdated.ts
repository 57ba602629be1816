import { after, DAY, HOUR } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';

/** How long a registration waits, and its name with it: the link can be asked anew meanwhile. */
const REGISTRATION_LIFETIME = 7 * DAY;

/** Removes what has outlived its time. Safe to run twice. */
export async function removeOutdatedRows({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('registration').where('createdAt', '<', after(now, -REGISTRATION_LIFETIME)).execute();
  await db.deleteFrom('passwordResetToken').where('expiresAt', '<', now).execute();
  await db.deleteFrom('mailRequest').where('requestedAt', '<', after(now, -DAY)).execute();
  await db.deleteFrom('session').where('expiresAt', '<', now).execute();
  await db.deleteFrom('loginAttempt').where('lastTryAt', '<', after(now, -DAY)).execute();
  await db.deleteFrom('captchaUse').where('expiresAt', '<', now).execute();
  await db.deleteFrom('rateLimit').where('expire', '<', now.getTime()).execute();
  await db.deleteFrom('idempotencyKey').where('createdAt', '<', after(now, -DAY)).execute();
  await db.deleteFrom('pageChange').where('at', '<', after(now, -HOUR)).execute();
}
