import { sql } from 'kysely';
import { moveSubscription } from '#app/features/newsletter/index.ts';
import type { OpenTransaction } from '#app/platform/database/database.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Platform } from '#app/platform/platform.ts';
import { hashToken } from '#app/platform/session/token.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { requirePassword } from '../login/own-password.ts';
import { findEmailChange } from '../settings/email-change.ts';
import { enqueueMail } from './request-mail.ts';

export interface EmailConfirmation {
  /** Who has a session in this browser, if anybody. */
  by: Viewer | null;
  /** From the link in the mail to the new address. */
  token: string;
  password: string | null;
  network: string;
}

/**
 * Gives a member the address to which this token was mailed, and informs the old one (rules.md R6). A mistyped address is
 * the mailbox of somebody else, who must not get the account: it also needs a session of the member, or their password
 * (rules.md R41). Throws AppError invalid_token, whatever is wrong with the token (rules.md R7), wrong_credentials or
 * temporarily_blocked.
 */
export async function confirmNewEmail(platform: Platform, confirmation: EmailConfirmation): Promise<void> {
  const memberId = await requireMemberOfToken(platform, confirmation);
  await write(platform, async (tx) => {
    const { db, now } = tx;
    const oldEmail = await lockMember(db, memberId);
    const newEmail = await consumeChange(db, confirmation.token, now);
    await setEmail(db, memberId, newEmail);
    await moveSubscription(tx, { from: oldEmail, to: newEmail });
    // Links that were mailed to the old address.
    await db.deleteFrom('passwordResetToken').where('memberId', '=', memberId).execute();
    await db.deleteFrom('loginLink').where('memberId', '=', memberId).execute();
    await db.deleteFrom('registration').where(sql<string>`lower(email)`, '=', newEmail.toLowerCase()).execute();
    await enqueueMail(platform.jobs, db, { kind: 'email_changed', email: oldEmail, now });
  });
}

async function requireMemberOfToken(
  platform: Platform,
  { by, token, password, network }: EmailConfirmation,
): Promise<number> {
  const { db, clock } = platform;
  const change = await findEmailChange(db, { token, now: clock.now() });
  if (!change) throw new AppError('invalid_token');
  const { memberId } = change;
  if (memberId !== by?.memberId) await requirePassword(platform, change, { password: password ?? '', network });
  return memberId;
}

/** Locks the member, before any row that goes with them. Gives their address. */
async function lockMember(db: OpenTransaction, memberId: number): Promise<string> {
  const member = await db
    .selectFrom('member')
    .select('email')
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw new AppError('invalid_token');
  return member.email;
}

/**
 * Deletes the change. Gives its address. Of two concurrent requests with the same token, the second throws AppError
 * invalid_token.
 */
async function consumeChange(db: OpenTransaction, token: string, now: Date): Promise<string> {
  const change = await db
    .deleteFrom('emailChange')
    .where('tokenHash', '=', hashToken(token))
    .where('expiresAt', '>', now)
    .returning('newEmail')
    .executeTakeFirst();
  if (!change) throw new AppError('invalid_token');
  return change.newEmail;
}

/** Throws AppError invalid_token if somebody else got the address since the mail was sent. */
async function setEmail(db: OpenTransaction, memberId: number, email: string): Promise<void> {
  try {
    await db.updateTable('member').set({ email }).where('id', '=', memberId).execute();
  } catch (error) {
    if (isTaken(error)) throw new AppError('invalid_token', { cause: error });
    throw error;
  }
}

/** Whether an error is that of the unique index on addresses. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'member_email_key';
