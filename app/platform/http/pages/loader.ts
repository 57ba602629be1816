import { data, redirect } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { ErrorCode } from '#app/platform/errors/catalogue.ts';
import { typedValues } from '#app/platform/forms/typed-values.ts';
import { sessionEndPath } from '#app/platform/paths.ts';
import { expiredSessionCookie } from '#app/platform/session/cookie.ts';
import type { SessionEnd } from '#app/platform/session/viewer.ts';
import { type ErrorBody, toErrorResponse } from '../error-response.ts';
import type { RequestContext } from '../request-context.ts';
import { pagePath } from './page-routes.ts';
import { formContext, hasFields, type RouteArguments, requestContext } from './route-arguments.ts';
import { isRouterResponse } from './router-response.ts';

/** What the root's error boundary gets. */
export interface ErrorPageData extends ErrorBody {
  /** What was typed in the form that was sent, where that needed a session that is gone. */
  typed?: Record<string, string>;
}

/**
 * Runs a loader: gives it the context of the request, and turns an error into the data for the root's error boundary,
 * with the right status. Two errors are redirected instead:
 * - a page that has moved: to its new path, permanently (choices.md 21);
 * - a page that needs a session, when that of the reader has ended: to the login, and back afterwards.
 * The response to a form that needs a session is never redirected: the error page shows what was typed.
 */
export async function load<T>(
  { context, request }: Pick<RouteArguments, 'context' | 'request'>,
  read: (ctx: RequestContext) => Promise<T> | T,
) {
  const ctx = context.get(requestContext);
  try {
    return await readOrRedirect(read, ctx, request);
  } catch (error) {
    if (isRouterResponse(error)) throw error;
    throw errorPage(error, { ctx, request, form: context.get(formContext) });
  }
}

async function readOrRedirect<T>(
  read: (ctx: RequestContext) => Promise<T> | T,
  ctx: RequestContext,
  request: Request,
): Promise<T> {
  try {
    return await read(ctx);
  } catch (error) {
    const isMissing = error instanceof AppError && error.code === 'not_found' && request.method === 'GET';
    const newPath = isMissing && (await ctx.findRedirect(pagePath(new URL(request.url).pathname)));
    if (newPath) throw redirect(newPath, 301);
    throw error;
  }
}

function errorPage(error: unknown, { ctx, request, form }: { ctx: RequestContext; request: Request; form: FormData }) {
  const { status, body, retryAfter } = toErrorResponse(error, { requestId: ctx.requestId, log: ctx.platform.log });
  ctx.page.retryAfter = retryAfter;
  const needsSession = NEEDS_SESSION.has(body.error);
  if (needsSession && hasFields(form))
    return data({ ...body, typed: typedValues(form) } satisfies ErrorPageData, { status });
  if (needsSession && ctx.sessionEnd) return redirectToLogin(request, ctx.sessionEnd, ctx);
  // The page that asks to log in is itself a page like any other (choices.md 26).
  return data(body, { status: body.error === 'not_logged_in' ? 200 : status });
}

const NEEDS_SESSION = new Set<ErrorCode>(['not_logged_in', 'participants_only']);

/**
 * To the login and back (choices.md 26); without the old cookie, so that a later visit is that of a visitor, and in a document
 * of its own, since that of the member has their data (rules.md R56).
 */
function redirectToLogin(request: Request, end: SessionEnd, { platform: { config } }: RequestContext): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(sessionEndPath(pagePath(pathname) + search, end), {
    headers: { 'set-cookie': expiredSessionCookie(config.secure), 'x-remix-reload-document': 'true' },
  });
}
