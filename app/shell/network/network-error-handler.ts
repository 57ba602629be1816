import { type DataRouter, type DataStrategyResult, data, isRouteErrorResponse } from 'react-router';
import { errorsOfAnyServer } from '#app/platform/errors/errors-of-any-server.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { typedValues } from '#app/platform/forms/typed-values.ts';
import { requestErrorMessage } from '#app/ui/feedback/request-error-message.ts';
import type { ShowToast } from '#app/ui/feedback/toast-context.ts';
import { openDocuments } from './open-documents.ts';
import { renewStaleTokens } from './renew-stale-tokens.ts';
import { openRouterPosition } from './router-position.ts';

/** The results of the loaders or the action of a request, by the id of their route. */
export type Results = Record<string, DataStrategyResult>;

/** Makes a request of the router with `send`, and gives results that leave the page as it is when the network failed. */
export type NetworkErrorHandler = (request: Request, send: () => Promise<Results>) => Promise<Results>;

/**
 * Gives the handler of the network errors of a router. After such an error a toast says what happened, and
 * - a navigation ends where it began;
 * - a form gets an error, and keeps what was typed;
 * - data that was loaded again stays as it was.
 * An error page has nothing to keep: the page of the new error replaces it.
 */
export function networkErrorHandler(router: DataRouter, show: ShowToast): NetworkErrorHandler {
  renewStaleTokens(router);
  const position = openRouterPosition(router);
  const documents = openDocuments(router, { position, show });
  return async (request, send) => {
    if (position.isReturningBy(request)) return {};
    if (documents.areNeeded() && position.isLeavingBy(request)) {
      documents.open(request.url, request.method === 'GET' ? null : await request.formData());
      return ended(request.signal);
    }
    const sent = request.method === 'GET' ? null : request.clone();
    const results = await send();
    const error = findNetworkError(results);
    if (!error || request.signal.aborted || router.state.errors) return results;
    show(error.message);
    if (position.isLeavingBy(request)) {
      position.stay();
      return ended(request.signal);
    }
    return sent ? notSent(error, await sent.formData()) : {};
  };
}

/** Waits until the router has given up a request, because the navigation ended where it began. */
const ended = (signal: AbortSignal): Promise<Results> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve({});
    signal.addEventListener('abort', () => resolve({}));
  });

/** The result of an action for a form that was not accepted. Its status keeps the router from loading the page again. */
function notSent({ routeId, formError }: NetworkError, form: FormData): Results {
  const refusal: FormError = {
    error: 'unavailable',
    errors: {},
    values: typedValues(form),
    ...formError,
    message:
      formError?.error === 'too_many_requests'
        ? `Dit is niet verstuurd. ${formError.message}` // which says until when (rules.md R49)
        : 'Dit is niet verstuurd. Probeer het zo nog eens.',
    told: true,
  };
  return { [routeId]: { type: 'data', result: data(refusal, { status: 503 }) } };
}

/** A request that did not reach the page or form for which it was made, or that was refused for now. */
interface NetworkError {
  /** The route whose loader or action was to answer. */
  routeId: string;
  /** What happened, and what the reader can do. */
  message: string;
  /** The answer of the action, if it was the action that refused. */
  formError: FormError | undefined;
}

/** Finds the network error in the results of a request; null when there is none, or an error that has its own page. */
function findNetworkError(results: Results): NetworkError | null {
  for (const [routeId, { type, result }] of Object.entries(results)) {
    const formError = type === 'data' ? formErrorOf(dataOf(result)) : undefined;
    const message = type === 'error' ? messageOfError(result) : temporaryMessage(formError);
    if (message !== null) return { routeId, message, formError };
  }
  return null;
}

/** The data of an action, which the router wraps together with its status. */
const dataOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'init' in result && 'data' in result ? result.data : result;

/** The message for a thrown value; null for a redirect, and for the errors of our pages, such as 404. */
function messageOfError(error: unknown): string | null {
  if (error instanceof Response) return null;
  if (!isRouteErrorResponse(error)) return requestErrorMessage(error);
  // Our own answer to the router is an object. Text comes from a proxy, or from our server before the router.
  return typeof error.data === 'string' ? textMessage(error.data, error.status) : temporaryMessage(error.data);
}

/** The errors after which the same request may succeed. */
const TEMPORARY = new Set<unknown>(['unavailable', 'too_many_requests', 'uri_too_long']);

const temporaryMessage = (body: { error: string; message: string } | undefined): string | null =>
  TEMPORARY.has(body?.error) ? (body?.message ?? null) : null;

function textMessage(text: string, status: number): string {
  try {
    const { message } = JSON.parse(text);
    if (typeof message === 'string') return message;
  } catch {} // the page of a proxy
  return errorsOfAnyServer[CODES[status] ?? 'internal'].message;
}

/** What a proxy in front of the site may answer by itself. */
const CODES: Partial<Record<number, keyof typeof errorsOfAnyServer>> = {
  413: 'too_large',
  414: 'uri_too_long',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};
