/** The message for an error of a request: what the server said, if it answered. */
export const requestErrorMessage = (error: unknown): string =>
  error instanceof Error && 'status' in error ? error.message : UNREACHABLE;

/** A browser cannot tell whether it is the reader's connection that fails or the site. */
const UNREACHABLE = 'De site is nu niet te bereiken. Kijk of je internet werkt en probeer het opnieuw.';
