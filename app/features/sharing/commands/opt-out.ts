import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { recipientOfToken } from '../recipient.ts';

/**
 * Remembers that the recipient of this token wants no more shared mails; no sender is told. Safe to repeat. Throws AppError
 * invalid_token.
 */
export async function optOut(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { token }: { token: string },
): Promise<void> {
  const recipientHmac = recipientOfToken(token, config.secret);
  if (!recipientHmac) throw new AppError('invalid_token');
  await db
    .insertInto('shareOptOut')
    .values({ recipientHmac, createdAt: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
