import { AppError } from './app-error.ts';

/** Codes of PostgreSQL and of the network which mean that the database is unavailable, not that the query is wrong. */
const UNAVAILABLE = /^(08...|53...|57P0.|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** Codes of the operating system when the disk is full, or too many files are open. */
const EXHAUSTED = /^(ENOSPC|EDQUOT|EMFILE|ENFILE)$/;

const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|is not currently accepting connections/;

/**
 * What the pool, Kysely and pg-boss say once this process has closed them: a client that went away left its request behind.
 */
const CLOSED_MESSAGES = /after calling end on the pool|driver has already been destroyed|Database not opened/;

/** The AppError for a thrown value, or null for an unexpected one, which is a bug. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  if (isDatabaseUnavailable(error) || isExhausted(error)) return new AppError('unavailable', { cause: error });
  return fromHttpServer(error);
}

function isDatabaseUnavailable(error: Error & { code?: unknown }): boolean {
  if (typeof error.code === 'string' && UNAVAILABLE.test(error.code)) return true;
  if (error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true; // its socket is gone
  return UNAVAILABLE_MESSAGES.test(error.message) || CLOSED_MESSAGES.test(error.message);
}

const isExhausted = ({ code }: Error & { code?: unknown }): boolean => typeof code === 'string' && EXHAUSTED.test(code);

/** The AppError for an error of Fastify itself: a body too large, not JSON, an unknown content type. */
function fromHttpServer(error: Error & { statusCode?: unknown }): AppError | null {
  if (error.statusCode === 413) return new AppError('too_large', { cause: error });
  if (error.statusCode === 415) return new AppError('unsupported_type', { cause: error });
  if (error.statusCode === 404) return new AppError('not_found', { cause: error });
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid_input', { cause: error });
  }
  return null;
}
