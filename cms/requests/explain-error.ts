import type { AfterErrorHook } from 'payload';

/** PostgreSQL's code for a reference to what is not there. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Explains in Dutch the errors that Payload hides behind an English sentence. */
export const explainError: AfterErrorHook = ({ error }) => {
  if (codeOf(error) === FOREIGN_KEY_VIOLATION) {
    return answer(400, 'Iets wat je koos, is intussen verwijderd. Laad de pagina opnieuw en kies iets anders.');
  }
  if (((error as { status?: number }).status ?? 500) >= 500) {
    return answer(500, 'Er ging iets mis, en er is niets veranderd. Probeer het zo nog eens.');
  }
};

const answer = (status: number, message: string) => ({ status, response: { errors: [{ name: 'Error', message }] } });

/** The code of the database's error that caused this one. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : undefined);
}
