import { createContext, data, type RouterContextProvider, redirect } from 'react-router';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { ErrorCode } from '#app/platform/errors/catalogue.ts';
import { fieldsOf } from '#app/platform/forms/form-data.ts';
import type { Refused } from '#app/platform/forms/refusal.ts';
import { endedSessionCookie } from '#app/platform/session/cookie.ts';
import { perform, type VisitFor } from '../calls/admit.ts';
import type { Handling } from '../calls/calls.ts';
import type { AnswerOf, Call } from '../calls/contract.ts';
import { answerError, type ErrorBody } from '../error-answer.ts';
import type { MemberVisit, Visit } from '../visit.ts';
import { pagePath } from './addresses.ts';
import { sessionTimeoutPath } from './session-timeout.ts';

/** Where a route module finds the visit. */
export const visitContext = createContext<Visit>();

/** Where an action finds the form that was sent; an empty one where it was not read. */
export const formContext = createContext(new FormData());

/** What a route module's loader and action get from the router, as far as we use it. */
export interface RouteArguments {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Runs a loader: gives it the visit, and turns an error into the page for it. The error boundary of the root draws
 * that page with the right status. Where no page is, but one was, it leads on to where that is now (decisions.md 21). Where a session would have helped and the reader's has ended, that is the login;
 * but after a form that was sent in vain, which would be lost by that, it is the page that shows what was typed.
 */
export async function load<T>(
  { context, request }: Pick<RouteArguments, 'context' | 'request'>,
  read: (visit: Visit) => Promise<T> | T,
) {
  const visit = context.get(visitContext);
  try {
    return await readOrLeadOn(read, visit, request);
  } catch (error) {
    if (isRouterAnswer(error)) throw error;
    throw errorPage(error, { visit, request, form: context.get(formContext) });
  }
}

async function readOrLeadOn<T>(read: (visit: Visit) => Promise<T> | T, visit: Visit, request: Request): Promise<T> {
  try {
    return await read(visit);
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'not_found' && request.method === 'GET';
    const moved = isGone && (await visit.movedTo(pagePath(new URL(request.url).pathname)));
    if (moved) throw redirect(moved, 301);
    throw error;
  }
}

/** The visit of a member; for anybody else AppError not_logged_in. */
export function memberVisit(visit: Visit): MemberVisit {
  if (!visit.viewer) throw new AppError('not_logged_in');
  return visit as MemberVisit;
}

/** A form that was accepted: what the call answered, and the headers that its handler set. */
export interface Accepted<C extends Call> {
  answer: AnswerOf<C>;
  visit: VisitFor<C>;
  headers: Headers;
  /** The form's fields beside those of the call. */
  form: { get(name: string): string | null };
}

/**
 * Runs an action: one call of the contract, made by a form instead of by a program, through the same handler. The form's
 * fields have the names of the call's body and of its path's parameters. Gives what `then` gives, or what was wrong with the form.
 */
export async function submit<C extends Call, T>(
  { context, params }: RouteArguments,
  declared: C,
  handling: Handling<C>,
  then: (accepted: Accepted<C>) => T | Promise<T>,
) {
  const form = context.get(formContext);
  const visit = context.get(visitContext);
  const asked = { ...visit, idempotencyKey: visit.idempotencyKey ?? text(form.get('_key')) } as VisitFor<C>;
  try {
    const fields = fieldsOf(form);
    const headers = new Headers();
    const outgoing = {
      setCookie: (cookie: string) => headers.append('set-cookie', cookie),
      clearSiteData: () => headers.set('clear-site-data', '"cache"'),
    };
    const raw = { params: { ...params, ...fields }, body: fields };
    const answer = await perform(declared, handling, { visit: asked, raw, outgoing });
    return await then({ answer, visit: asked, headers, form: { get: (name) => text(form.get(name)) } });
  } catch (error) {
    if (isRouterAnswer(error)) throw error;
    const { status, body } = answerError(error, { requestId: visit.requestId, log: visit.platform.log });
    const { message, fields: errors } = body;
    return data({ error: body.error, message, errors, values: shownAgain(form) } satisfies Refused, { status });
  }
}

/** Runs the action that the form names in its field `intent`; for a page with more than one form. */
export async function byIntent<T>(
  args: RouteArguments,
  actions: Readonly<Record<string, (args: RouteArguments) => Promise<T>>>,
): Promise<T> {
  const intent = text(args.context.get(formContext).get('intent')) ?? '';
  const action = Object.hasOwn(actions, intent) && actions[intent];
  if (!action) throw data({ error: 'invalid_input' }, { status: 422 });
  return action(args);
}

const isRouterAnswer = (thrown: unknown): boolean =>
  thrown instanceof Response ||
  (typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'DataWithResponseInit');

/** What the root's error boundary gets. */
export interface ErrorPage extends ErrorBody {
  /** What was typed in the form that was sent, where that needed a session that is gone. */
  typed?: Record<string, string>;
}

/** Whether the page is drawn in answer to a form: without JavaScript, after its action. */
export const answersForm = (context: RouteArguments['context']): boolean => hasFields(context.get(formContext));

const hasFields = (form: FormData): boolean => !form.keys().next().done;

function errorPage(error: unknown, { visit, request, form }: { visit: Visit; request: Request; form: FormData }) {
  const { status, body } = answerError(error, { requestId: visit.requestId, log: visit.platform.log });
  const lost = NEEDS_SESSION.has(body.error) && hasFields(form);
  if (lost) return data({ ...body, typed: shownAgain(form) } satisfies ErrorPage, { status });
  if (visit.sessionEnded && NEEDS_SESSION.has(body.error)) return toLogin(request, visit);
  // The page that asks to log in is itself a page like any other (decisions.md 26).
  return data(body, { status: body.error === 'not_logged_in' ? 200 : status });
}

const NEEDS_SESSION = new Set<ErrorCode>(['not_logged_in', 'participants_only']);

/** To the login and back (decisions.md 26); without the old cookie, so that a visitor later is a visitor. */
function toLogin(request: Request, { platform: { config } }: Visit): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(sessionTimeoutPath(pagePath(pathname) + search), {
    headers: { 'set-cookie': endedSessionCookie(config.secure) },
  });
}

/** What was typed; a name that stands in the form more than once has its values behind each other, with commas. */
function shownAgain(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => !/password|^_/i.test(name));
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return Object.fromEntries(names.map((name) => [name, texts(name).join(',')]));
}

const text = (value: FormDataEntryValue | null): string | null => (typeof value === 'string' ? value : null);
