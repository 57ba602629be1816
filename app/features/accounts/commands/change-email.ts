import { after, HOUR } from '#app/platform/clock.ts';
import { write } from '#app/platform/database/write.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { newEmailMailJob } from '../jobs.ts';
import { requireOwnPassword } from '../login/own-password.ts';

/** How long the link in the mail works (rules.md R7). */
const LIFETIME = 24 * HOUR;

interface EmailChange {
  by: Viewer;
  newEmail: string;
  password: string;
  network: string;
}

/**
 * Stores which address a member wants, in place of one they wanted before. It becomes theirs by the link in the mail to it.
 * Only the worker looks up whether somebody else has the address, so that neither the response nor its time reveals that
 * (rules.md R6). Throws AppError invalid_input for the address they have already, wrong_credentials or temporarily_blocked.
 */
export async function changeEmail(platform: Platform, { by, newEmail, ...check }: EmailChange): Promise<void> {
  const fields = validateNewEmail(by, newEmail);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  await requireOwnPassword(platform, { by, ...check });
  await write(platform, async ({ db, now }) => {
    const { memberId } = by;
    await db.deleteFrom('emailChange').where('memberId', '=', memberId).execute();
    const { id } = await db
      .insertInto('emailChange')
      .values({ memberId, newEmail, expiresAt: after(now, LIFETIME) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await platform.jobs.send(db, newEmailMailJob, { changeId: id });
  });
}

/** The error of an address that the member has already; none when it is left out. */
export const validateNewEmail = (viewer: Viewer, newEmail: string | undefined): FieldErrors =>
  newEmail !== undefined && normaliseAddress(newEmail) === normaliseAddress(viewer.email)
    ? { NewEmail: 'Dit is al je e-mailadres' }
    : {};
