import { type DataRouter, data } from 'react-router';
import type { FormError } from '#app/platform/forms/form-error.ts';
import type { ShowToast } from '#app/ui/feedback/toast-context.ts';
import { findNetworkError, type NetworkError } from './network-error.ts';
import { openDocuments } from './open-documents.ts';
import { renewStaleTokens } from './renew-stale-tokens.ts';
import type { NetworkErrorHandler, Results } from './results.ts';
import { openRouterPosition } from './router-position.ts';

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
    message: 'Dit is niet verstuurd. Probeer het zo nog eens.',
    told: true,
  };
  return { [routeId]: { type: 'data', result: data(refusal, { status: 503 }) } };
}

/** The values that were typed, as the server would give them with an error: without passwords and hidden fields. */
function typedValues(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => !/password|^_/i.test(name));
  const textOf = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(names.map((name) => [name, textOf(name).join(',')]));
}
