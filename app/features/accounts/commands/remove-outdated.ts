import { after, DAY, HOUR } from '#app/platform/clock.ts';
import { removeBefore } from '#app/platform/database/remove-before.ts';
import type { Platform } from '#app/platform/platform.ts';

/** How long a registration waits, and its name with it: the link can be asked anew meanwhile. */
const REGISTRATION_LIFETIME = 7 * DAY;

/** Removes what has outlived its time. Safe to run twice. */
export async function removeOutdatedRows({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await removeBefore(db, 'registration', { where: 'createdAt', before: after(now, -REGISTRATION_LIFETIME) });
  await removeBefore(db, 'passwordResetToken', { where: 'expiresAt', before: now });
  await removeBefore(db, 'mailRequest', { where: 'requestedAt', before: after(now, -DAY) });
  await removeBefore(db, 'session', { where: 'expiresAt', before: now });
  await removeBefore(db, 'loginAttempt', { where: 'lastTryAt', before: after(now, -DAY) });
  await removeBefore(db, 'captchaUse', { where: 'expiresAt', before: now });
  await removeBefore(db, 'rateLimit', { where: 'expire', before: now.getTime() });
  await removeBefore(db, 'idempotencyKey', { where: 'createdAt', before: after(now, -DAY) });
  await removeBefore(db, 'pageChange', { where: 'at', before: after(now, -HOUR) });
}
