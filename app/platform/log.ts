import { pino } from 'pino';

export type Logger = pino.Logger;

/**
 * The log of a process: one JSON line an event. Callers never pass query strings, addresses, names or texts of
 * members (rules.md R16); an error is reduced to its message and stack.
 */
export const openLog = (level: string, process: 'web' | 'worker'): Logger =>
  pino({ level, base: { process }, redact: ['email', 'password', 'token', '*.email', '*.password', '*.token'] });
