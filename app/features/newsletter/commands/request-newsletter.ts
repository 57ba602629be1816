import { consumeVisitorCaptcha, validateVisitorCaptcha } from '#app/platform/captcha/visitor-captcha.ts';
import { after, DAY } from '#app/platform/clock.ts';
import { type Write, write } from '#app/platform/database/write.ts';
import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { normaliseAddress } from '#app/platform/mail/address.ts';
import type { Platform } from '#app/platform/platform.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import { newsletterRequested } from '../events.ts';
import { newsletterMailJob } from '../jobs.ts';
import { setOwnSubscription } from './change-own-subscription.ts';

/** How long the link in the mail works, and the request for it is kept (rules.md R7), in milliseconds. */
export const REQUEST_LIFETIME = DAY;

interface NewsletterRequest {
  by: Viewer | null;
  email: string;
  /** The solution of the captcha, which visitors need. */
  captcha: string;
}

/**
 * Asks for the newsletter at an address. A member's own address, which is proved, is subscribed at once; any other gets a
 * mail with a link to confirm it. Only the worker looks up whether the address is subscribed already, so that neither the
 * response nor its time reveals that (rules.md R1). Gives whether it is the member's own. Throws AppError invalid_input for
 * a wrong solution, or captcha_failed for one that was used before.
 */
export async function requestNewsletter(
  platform: Platform,
  { by, email, captcha }: NewsletterRequest,
): Promise<boolean> {
  const fields = await validateNewsletterRequest(platform, { by, captcha });
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  await consumeVisitorCaptcha(platform, { viewer: by, solution: captcha });
  const own = by && normaliseAddress(by.email) === normaliseAddress(email) ? by : null;
  await write(platform, async (tx) => {
    if (own) await setOwnSubscription(tx, { memberId: own.memberId, wanted: true });
    else await enqueueMail(platform, tx, email);
    await tx.publish(newsletterRequested, { byMember: by !== null });
  });
  return own !== null;
}

/** Validates what only the server can validate: the captcha of a visitor. */
export const validateNewsletterRequest = (
  platform: Pick<Platform, 'captcha'>,
  { by, captcha }: { by: Viewer | null; captcha: string | undefined },
): Promise<FieldErrors> => validateVisitorCaptcha(platform, { viewer: by, solution: captcha });

/** The address is in a row that expires, so that no queue stores it. */
async function enqueueMail({ jobs }: Pick<Platform, 'jobs'>, { db, now }: Write, email: string): Promise<void> {
  const { id } = await db
    .insertInto('newsletterRequest')
    .values({ email, expiresAt: after(now, REQUEST_LIFETIME) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.send(db, newsletterMailJob, { requestId: id });
}
