import { catalogue, type ErrorCode } from './catalogue.ts';

/** The error message of each wrong field, by the field's name. */
export type FieldErrors = Record<string, string>;

interface AppErrorOptions {
  fields?: FieldErrors;
  retryAfter?: number | null;
  cause?: unknown;
}

/** An expected error, with a code. http/error-response.ts turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;
  /** After how many seconds the request may be repeated, where that is known. */
  readonly retryAfter: number | null;

  constructor(code: ErrorCode, { fields = {}, retryAfter = null, cause }: AppErrorOptions = {}) {
    super(catalogue[code].message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return catalogue[this.code].status;
  }
}
