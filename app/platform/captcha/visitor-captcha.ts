import { AppError, type FieldErrors } from '#app/platform/errors/app-error.ts';
import { REQUIRED } from '#app/platform/forms/fields.ts';
import type { Viewer } from '#app/platform/session/viewer.ts';
import type { Captcha } from './captcha.ts';

/** The error of a solution that does not count, by the field of every form with a captcha. */
export const CAPTCHA_ERROR: FieldErrors = { Recaptcha: 'Vink het vakje opnieuw aan.' };

interface Sent {
  viewer: Viewer | null;
  /** What the form's field has. */
  solution: string | undefined;
}

/** Validates the captcha of a form in which only visitors need one. Gives its error by field name; it can be used still. */
export async function validateVisitorCaptcha(
  { captcha }: { captcha: Captcha },
  { viewer, solution }: Sent,
): Promise<FieldErrors> {
  if (viewer) return {};
  if (!solution) return { Recaptcha: REQUIRED };
  return (await captcha.isSolution(solution)) ? {} : CAPTCHA_ERROR;
}

/** Uses up the validated captcha of such a form. Throws AppError captcha_failed for a solution that was used before. */
export async function consumeVisitorCaptcha(
  { captcha }: { captcha: Captcha },
  { viewer, solution }: Sent,
): Promise<void> {
  if (!viewer && !(await captcha.verify(solution ?? '')))
    throw new AppError('captcha_failed', { fields: CAPTCHA_ERROR });
}
