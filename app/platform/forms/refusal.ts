import type { ErrorCode } from '#app/platform/errors/catalogue.ts';

/** What a form gets back when it was not accepted: nothing typed is lost (but passwords). */
export interface Refused {
  error: ErrorCode;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}

/** The refusal that an action answered with, or undefined where it did what was asked. */
export const refusalOf = (answer: unknown): Refused | undefined =>
  typeof answer === 'object' && answer !== null && 'error' in answer ? (answer as Refused) : undefined;
