import type { AppError, FieldErrors } from '#app/platform/errors/app-error.ts';
import { catalogue, type ErrorCode, refusalUntil } from '#app/platform/errors/catalogue.ts';
import { toAppError } from '#app/platform/errors/to-app-error.ts';
import type { Logger } from '#app/platform/log.ts';

/** The body of an error response (choices.md 2). */
export interface ErrorBody {
  error: ErrorCode;
  message: string;
  fields: FieldErrors;
  requestId: string;
}

export interface ErrorResponse {
  status: number;
  body: ErrorBody;
  /** The header Retry-After, in seconds (RFC 9110, 10.2.3); null for none. */
  retryAfter: number | null;
}

/** After how many seconds a request that was answered 503 may be repeated. */
const UNAVAILABLE_RETRY_AFTER = 30;

/** The response for a thrown value. An unexpected error is logged and becomes a bare 500. */
export function toErrorResponse(
  thrown: unknown,
  { requestId, log }: { requestId: string; log: Logger },
): ErrorResponse {
  const error = toAppError(thrown);
  if (!error) {
    log.error({ err: thrown, requestId }, 'unforeseen error');
    return { status: 500, body: bodyOf('internal', {}, requestId), retryAfter: null };
  }
  const unavailable = error.code === 'unavailable';
  if (unavailable) log.warn({ requestId, reason: reasonOf(error) }, 'answered 503');
  const retryAfter = error.retryAfter ?? (unavailable ? UNAVAILABLE_RETRY_AFTER : null);
  const body = bodyOf(error.code, error.fields, requestId);
  if (retryAfter !== null) body.message = refusalUntil(error.code, retryAfter);
  return { status: error.status, body, retryAfter };
}

const bodyOf = (code: ErrorCode, fields: FieldErrors, requestId: string): ErrorBody => ({
  error: code,
  message: catalogue[code].message,
  fields,
  requestId,
});

const reasonOf = (error: AppError) => (error.cause instanceof Error ? error.cause.message : error.message);
