import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken } from '#app/platform/session/token.ts';
import { deleteRequests, subscribe } from './subscribe.ts';

/**
 * Subscribes the address to which this token was mailed. It ends the links of all requests for that address. Throws AppError
 * invalid_token, whatever is wrong with the token (rules.md R7).
 */
export async function confirmNewsletter(platform: Platform, { token }: { token: string }): Promise<void> {
  await write(platform, async (tx) => {
    // Of two concurrent requests with the same token, the second finds no row any more.
    const request = await tx.db
      .deleteFrom('newsletterRequest')
      .where('tokenHash', '=', hashToken(token))
      .where('expiresAt', '>', tx.now)
      .returning('email')
      .executeTakeFirst();
    if (!request) throw new AppError('invalid_token');
    await deleteRequests(tx.db, request.email);
    await subscribe(tx, request.email);
  });
}
