import { pino } from 'pino';

export type Logger = pino.Logger;

/**
 * The log of a process: one JSON line an event, to `destination` or else to standard output. Callers never pass query
 * strings, addresses, names or texts of members (rules.md R16); an error is reduced to its message and stack.
 */
export const openLog = (
  level: string,
  process: 'web' | 'worker',
  destination: pino.DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      base: { process },
      redact: ['email', 'password', 'token', '*.email', '*.password', '*.token'],
      serializers: { err: bareError },
    },
    destination,
  );

/** Reduces an error to fields without data: the `detail` of an error of PostgreSQL holds the whole rejected row. */
function bareError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return {
    type: name,
    message: withoutAddresses(message),
    code,
    stack: stack && withoutAddresses(stack),
    ...(cause instanceof Error && { cause: bareError(cause) }),
  };
}

/** Libraries and servers of mail write addresses into their messages. A path such as `node_modules/@x` is none. */
const withoutAddresses = (text: string): string =>
  text.replaceAll(/[^\s/<>"'(),;:@]{1,64}@[^\s/<>"'(),;:@]+/g, '[address]');
