import type { AppError, FieldErrors } from '#app/platform/errors/app-error.ts';
import { catalogue, type ErrorCode } from '#app/platform/errors/catalogue.ts';
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
  if (error.code === 'too_many_requests' && retryAfter !== null)
    body.message = `Je doet dit te vaak achter elkaar. Probeer het ${waitInWords(retryAfter)} opnieuw.`;
  return { status: error.status, body, retryAfter };
}

/** When to try again, in words, after a wait in seconds (rules.md R49): 'over 12 minuten', 'morgen'. */
function waitInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'over een minuut';
  if (minutes < 60) return `over ${minutes} minuten`;
  const hours = Math.ceil(minutes / 60);
  return hours < 12 ? `over ${hours} uur` : 'morgen';
}

const bodyOf = (code: ErrorCode, fields: FieldErrors, requestId: string): ErrorBody => ({
  error: code,
  message: catalogue[code].message,
  fields,
  requestId,
});

const reasonOf = (error: AppError) => (error.cause instanceof Error ? error.cause.message : error.message);
