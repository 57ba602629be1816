import { data } from 'react-router';
import { fieldsOf } from '#app/platform/forms/form-data.ts';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { textOf, typedValues } from '#app/platform/forms/typed-values.ts';
import type { Call, ResponseOf } from '../calls/contract.ts';
import { handleCall } from '../calls/handle-call.ts';
import type { AnyHandler, ContextFor } from '../calls/handlers.ts';
import { toErrorResponse } from '../error-response.ts';
import { formContext, type RouteArguments, requestContext } from './route-arguments.ts';
import { isRouterResponse } from './router-response.ts';

/** A form that was accepted: the response of the call, and the headers that its handler set. */
export interface Accepted<C extends Call> {
  response: ResponseOf<C>;
  ctx: ContextFor<C>;
  headers: Headers;
  /** The form's fields beside those of the call. */
  form: { get(name: string): string | null };
}

/**
 * Runs an action: makes one call of the contract with the fields of the submitted form, through the same handler as the API.
 * The fields have the names of the call's body and of the parameters in its path. Gives what `onSuccess` gives, or the error
 * of the form. `readBody` makes the body of a call whose body is no object of fields. After a redirect the router always
 * loads the page: it would not if only the fragment of the address changes and a toggle was switched at the same time.
 */
export async function submit<C extends Call, T>(
  { context, params }: RouteArguments,
  declared: C,
  handler: AnyHandler<C>,
  onSuccess: (accepted: Accepted<C>) => T | Promise<T>,
  readBody: (form: FormData) => unknown = fieldsOf,
) {
  const form = context.get(formContext);
  const original = context.get(requestContext);
  const ctx = { ...original, idempotencyKey: original.idempotencyKey ?? textOf(form, '_key') } as ContextFor<C>;
  try {
    const fields = fieldsOf(form);
    const headers = new Headers();
    const reply = {
      setCookie: (cookie: string) => headers.append('set-cookie', cookie),
      clearSiteData: () => clearDocument(headers),
    };
    const raw = { params: { ...params, ...fields }, body: readBody(form) };
    const response = await handleCall(declared, handler, { ctx, raw, reply });
    const result = await onSuccess({ response, ctx, headers, form: { get: (name) => textOf(form, name) } });
    if (result instanceof Response) {
      result.headers.set('x-remix-revalidate', 'yes');
      addCookies(result, headers);
    }
    return result;
  } catch (error) {
    if (isRouterResponse(error)) throw error;
    const { status, body, retryAfter } = toErrorResponse(error, { requestId: ctx.requestId, log: ctx.platform.log });
    ctx.page.retryAfter = retryAfter;
    const { message, fields: errors } = body;
    return data({ error: body.error, message, errors, values: typedValues(form) } satisfies FormError, { status });
  }
}

/** Adds the cookies that a handler set, which a redirect passes on of itself. */
function addCookies(response: Response, headers: Headers): void {
  const passed = new Set(response.headers.getSetCookie());
  for (const cookie of headers.getSetCookie()) if (!passed.has(cookie)) response.headers.append('set-cookie', cookie);
}

/**
 * Clears the browser's cache, and makes the redirect load a whole document: a navigation by script would leave the data of
 * the member in this one (rules.md R56).
 */
function clearDocument(headers: Headers): void {
  headers.set('clear-site-data', '"cache"');
  headers.set('x-remix-reload-document', 'true');
}

/** Runs the action that the form names in its field `intent`; for a page with more than one form. */
export async function runIntent<T>(
  args: RouteArguments,
  actions: Readonly<Record<string, (args: RouteArguments) => Promise<T>>>,
): Promise<T> {
  const intent = textOf(args.context.get(formContext), 'intent') ?? '';
  const action = Object.hasOwn(actions, intent) && actions[intent];
  if (!action) throw data({ error: 'invalid_input' }, { status: 422 });
  return action(args);
}
