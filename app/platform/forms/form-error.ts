import type { ErrorCode } from '#app/platform/errors/catalogue.ts';

/**
 * The error of a submitted form: its code and message, the messages of its wrong fields, and the typed values, so that
 * nothing but passwords is lost.
 */
export interface FormError {
  error: ErrorCode;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
  /** Whether a toast has told why the form was not accepted. */
  told?: true;
}

/** The error in the data of an action, or undefined after success. */
export const formErrorOf = (actionData: unknown): FormError | undefined =>
  typeof actionData === 'object' && actionData !== null && 'error' in actionData
    ? (actionData as FormError)
    : undefined;

/** The error, if it is of the form with this intent: for a page with more than one form. */
export const errorOfForm = (formError: FormError | undefined, intent: string): FormError | undefined =>
  formError?.values.intent === intent ? formError : undefined;
