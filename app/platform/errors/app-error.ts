import { catalogue, type ErrorCode } from './catalogue.ts';

/** What is wrong with each field, by the field's name. */
export type FieldErrors = Record<string, string>;

/** An error that was foreseen. One place turns it into an answer (http/error-response.ts). */
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
