import type { FormEvent } from 'react';
import type { z } from 'zod';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { useFieldErrors } from '../errors/use-field-errors.ts';
import { type Instructions, withInstructions } from '../errors/with-instructions.ts';
import { useAsksForCaptcha, useCaptcha, useErrorCount } from './use-captcha.ts';

interface Options {
  formError: FormError | undefined;
  /** Whether the form is being sent: then it is not sent again. */
  busy: boolean;
  instructions: Instructions;
  /** Sends the form in place of the browser, once it is valid and the captcha is solved. */
  onSend?: ((form: FormData) => void) | undefined;
}

/**
 * The errors of the fields of a form that asks visitors for a captcha, by name, and its onSubmit: the browser validates with
 * the schema, and then waits for the captcha. `attempt` counts the errors of the server.
 */
export function useCaptchaForm(
  loadSchema: () => Promise<z.ZodObject>,
  { formError, busy, instructions, onSend }: Options,
) {
  const { errors: found, validate } = useFieldErrors(loadSchema, { formError, delay: 0 });
  const captcha = useCaptcha();
  const asksForCaptcha = useAsksForCaptcha(formError);
  const { Recaptcha, ...others } = withInstructions(found, instructions);
  const errors: Record<string, string> = Recaptcha && !captcha.verified ? { ...others, Recaptcha } : others;
  const attempt = useErrorCount(formError);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (busy) return event.preventDefault();
    validate(event);
    if (!event.defaultPrevented) captcha.onSubmit(event);
    if (event.defaultPrevented || !onSend) return;
    event.preventDefault();
    onSend(new FormData(event.currentTarget));
  }

  return { errors, captcha, asksForCaptcha, attempt, onSubmit };
}
