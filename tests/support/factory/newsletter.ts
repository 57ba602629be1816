import { after, HOUR } from '#app/platform/clock.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken, newToken } from '#app/platform/session/token.ts';

/* Inserts readers of the newsletter, for tests. */

/** Subscribes an address to the newsletter. */
export async function makeSubscription(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  email: string,
  subscribedAt: Date = clock.now(),
): Promise<void> {
  await db.insertInto('newsletterSubscription').values({ email, subscribedAt }).execute();
}

/** Inserts a request for the newsletter whose link was mailed, and gives its token. */
export async function makeNewsletterRequest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  email: string,
): Promise<string> {
  const token = newToken();
  const request = { email, tokenHash: hashToken(token), mailCounted: true, expiresAt: after(clock.now(), HOUR) };
  await db.insertInto('newsletterRequest').values(request).execute();
  return token;
}
