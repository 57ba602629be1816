import type { ErrorCode } from '#app/platform/errors/catalogue.ts';

/** The answer to a form that was refused. It holds the typed values, so that nothing but passwords is lost. */
export interface Refused {
  error: ErrorCode;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}

/** The refusal in the data of an action, or undefined after success. */
export const refusalOf = (answer: unknown): Refused | undefined =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? (answer as Refused) : undefined;
