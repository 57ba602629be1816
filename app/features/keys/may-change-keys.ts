import { AppError } from '#app/platform/errors/app-error.ts';
import type { MemberContext } from '#app/platform/http/request-context.ts';
import { hasConfirmedPassword } from '#app/platform/session/confirmed-password.ts';
import { hasShownSecondFactor, readSecondFactor } from './second-factor.ts';

/**
 * Whether the member behind this session may change their keys: they just gave their password or used a passkey, and where
 * the second factor is on, the session showed one. Else a password alone would give its thief another key.
 */
export async function mayChangeKeys(ctx: MemberContext): Promise<boolean> {
  const { platform, viewer } = ctx;
  if (!(await hasConfirmedPassword(ctx))) return false;
  return (await hasShownSecondFactor(platform, viewer)) || !(await readSecondFactor(platform, viewer.memberId)).on;
}

/** Throws AppError confirm_first where `mayChangeKeys` says no. */
export async function requireMayChangeKeys(ctx: MemberContext): Promise<void> {
  if (!(await mayChangeKeys(ctx))) throw new AppError('confirm_first');
}
