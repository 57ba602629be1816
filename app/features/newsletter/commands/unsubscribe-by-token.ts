import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { addressOfToken } from '../unsubscribe-token.ts';
import { unsubscribe } from './subscribe.ts';

/** Ends the newsletter for the address of a token from one. Safe to repeat. Throws AppError invalid_token. */
export async function unsubscribeByToken(platform: Platform, { token }: { token: string }): Promise<void> {
  const address = addressOfToken(token, platform.config.secret);
  if (address === null) throw new AppError('invalid_token');
  await write(platform, (tx) => unsubscribe(tx, address));
}
