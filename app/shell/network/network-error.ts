import { isRouteErrorResponse } from 'react-router';
import { catalogue } from '#app/platform/errors/catalogue.ts';
import { type FormError, formErrorOf } from '#app/platform/forms/form-error.ts';
import { requestErrorMessage } from '#app/ui/feedback/request-error-message.ts';
import type { Results } from './results.ts';

/** A request that did not reach the page or form for which it was made, or that was refused for now. */
export interface NetworkError {
  /** The route whose loader or action was to answer. */
  routeId: string;
  /** What happened, and what the reader can do. */
  message: string;
  /** The answer of the action, if it was the action that refused. */
  formError: FormError | undefined;
}

/** Finds the network error in the results of a request; null when there is none, or an error that has its own page. */
export function findNetworkError(results: Results): NetworkError | null {
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
  return catalogue[CODES[status] ?? 'internal'].message;
}

/** What a proxy in front of the site may answer by itself. */
const CODES: Partial<Record<number, keyof typeof catalogue>> = {
  413: 'too_large',
  414: 'uri_too_long',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};
