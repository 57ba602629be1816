import { AppError } from './app-error.ts';

/** Codes of PostgreSQL and of the network that say: the database is away or overloaded, not: the query is wrong. */
const AWAY = /^(08...|53...|57P0.|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/;
const AWAY_WITHOUT_CODE =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|is not currently accepting connections/;

/** The foreseen error that `error` amounts to, or null where it is a fault of ours. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  if (isDatabaseAway(error)) return new AppError('unavailable', { cause: error });
  return fromHttpServer(error);
}

function isDatabaseAway(error: Error & { code?: unknown }): boolean {
  if (typeof error.code === 'string' && AWAY.test(error.code)) return true;
  if (error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true; // its socket is gone
  return AWAY_WITHOUT_CODE.test(error.message);
}

/** What Fastify itself refuses: too large, not JSON, an unknown content type. */
function fromHttpServer(error: Error & { statusCode?: unknown }): AppError | null {
  if (error.statusCode === 413) return new AppError('too_large', { cause: error });
  if (error.statusCode === 415) return new AppError('unsupported_type', { cause: error });
  if (error.statusCode === 404) return new AppError('not_found', { cause: error });
  if (typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid_input', { cause: error });
  }
  return null;
}
