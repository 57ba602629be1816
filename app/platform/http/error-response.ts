import type { AppError, FieldErrors } from '#app/platform/errors/app-error.ts';
import { catalogue, type ErrorCode } from '#app/platform/errors/catalogue.ts';
import { toAppError } from '#app/platform/errors/to-app-error.ts';
import type { Logger } from '#app/platform/log.ts';

/** What a call answers when it fails (decisions.md 2). */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  fields: FieldErrors;
  requestId: string;
}

/** The status and body for anything thrown. What was not foreseen is logged and becomes a bare 500. */
export function toErrorResponse(thrown: unknown, { requestId, log }: { requestId: string; log: Logger }) {
  const error = toAppError(thrown);
  if (!error) {
    log.error({ err: thrown, requestId }, 'unforeseen error');
    return { status: 500, body: bodyOf('internal', {}, requestId) };
  }
  if (error.code === 'unavailable') log.warn({ requestId, reason: reasonOf(error) }, 'answered 503');
  return { status: error.status, body: bodyOf(error.code, error.fields, requestId) };
}

const bodyOf = (code: ErrorCode, fields: FieldErrors, requestId: string): ErrorBody => ({
  error: code,
  message: catalogue[code].message,
  fields,
  requestId,
});

const reasonOf = (error: AppError) => (error.cause instanceof Error ? error.cause.message : error.message);
