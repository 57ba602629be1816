import { use, useState } from 'react';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { AntiforgeryContext } from '../antiforgery-context.ts';

/**
 * Whether a form asks for a captcha: of visitors, and of a member whose session ended after the page was loaded. The server
 * told that by an error, and it stays so when a later error is about something else.
 */
export function useAsksForCaptcha(formError: FormError | undefined): boolean {
  const isVisitor = use(AntiforgeryContext) === null;
  const [wasRefused, setWasRefused] = useState(false);
  if (!wasRefused && formError?.errors.Recaptcha !== undefined) setWasRefused(true);
  return isVisitor || wasRefused;
}
