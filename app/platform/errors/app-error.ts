import { catalogue, type ErrorCode } from './catalogue.ts';

/** The error message of each wrong field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** An expected error, with a code. http/error-response.ts turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: FieldErrors;

  constructor(code: ErrorCode, { fields = {}, cause }: { fields?: FieldErrors; cause?: unknown } = {}) {
    super(catalogue[code].message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
  }

  get status(): number {
    return catalogue[this.code].status;
  }
}
