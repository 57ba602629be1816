import type { FormError } from '#app/platform/forms/form-error.ts';

/** The error with a message of its own, where it is one of the server. */
export const withServerProblem = <E extends Pick<FormError, 'error' | 'message'>>(formError: E): E =>
  formError.error === 'internal' || formError.error === 'unavailable'
    ? { ...formError, message: 'Er was een probleem met de server' }
    : formError;
