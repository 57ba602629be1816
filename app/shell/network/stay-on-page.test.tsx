// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  data,
  Link,
  Outlet,
  redirect,
  UNSAFE_ErrorResponseImpl,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FormError } from '#app/platform/forms/form-error.ts';
import { ToastProvider } from '#app/ui/feedback/toast-provider.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { waitFor } from '#tests/support/wait-for.ts';
import { StayOnPage, stayOnPage } from './stay-on-page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeAll(() => import('./network-error-handler.ts')); // takes its time the first time

/** What the site answers to the requests of the router, by method and path; by default the name of the page. */
let answers: Record<string, () => unknown>;
let router: DataRouter;
let root: Root;

const answer = async ({ request }: { request: Request }) => {
  const { pathname } = new URL(request.url);
  return (answers[`${request.method} ${pathname}`] ?? (() => ({ page: pathname })))();
};

const fail = (error: unknown) => () => {
  throw error;
};
const noConnection = fail(new TypeError('Failed to fetch'));
const proxyError = (status: number) => fail(new UNSAFE_ErrorResponseImpl(status, '', '<h1>Bad gateway</h1>'));
const serverError = (status: number, message: string) =>
  fail(new UNSAFE_ErrorResponseImpl(status, '', JSON.stringify({ error: 'x', message })));

function Frame() {
  return (
    <ToastProvider>
      <StayOnPage />
      <Link to="/elders">Elders</Link>
      <Outlet />
    </ToastProvider>
  );
}

function TestPage() {
  const { page } = useLoaderData<{ page: string }>();
  const formError = useActionData<FormError>();
  const toggle = useFetcher<FormError>();
  return (
    <main>
      <h1>{page}</h1>
      <PostForm>
        <textarea name="Body" />
        <input type="password" name="Password" defaultValue="geheim" />
        <button type="submit">Verstuur</button>
      </PostForm>
      <p id="form">{formError && `${formError.message} ${JSON.stringify(formError.values)}`}</p>
      <PostForm fetcher={toggle} action="/account">
        <button type="submit">Volg</button>
      </PostForm>
      <p id="toggle">{`${toggle.state} ${toggle.data?.error ?? ''}`}</p>
    </main>
  );
}

const ErrorPage = () => <h1>Foutpagina</h1>;

const route = { loader: answer, action: answer, Component: TestPage, ErrorBoundary: ErrorPage };

beforeEach(async () => {
  answers = {};
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/begin');
  router = createBrowserRouter([
    {
      id: 'root',
      path: '/',
      middleware: [stayOnPage as never],
      loader: () => ({}),
      Component: Frame,
      ErrorBoundary: ErrorPage,
      children: [
        { id: 'account', path: 'account', ...route },
        { id: 'page', path: '*', ...route },
      ],
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<RouterProvider router={router} />));
  await shows('/begin');
});
afterEach(async () => {
  await act(async () => root.unmount());
  router.dispose();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const text = (selector: string) => document.querySelector(selector)?.textContent;
/** Waits until an assertion holds, with React's work done. */
const eventually = (assertion: () => void) =>
  waitFor(async () => {
    await act(async () => {});
    assertion();
  });
const shows = (page: string) => eventually(() => expect(text('h1')).toBe(page));
const tells = (message: string) => eventually(() => expect(text('[role=status]')).toContain(message));
const press = (name: string) =>
  act(async () => {
    const controls = [...document.querySelectorAll<HTMLElement>('a, button')];
    controls.find((control) => control.textContent === name)?.click();
  });
const idle = () =>
  eventually(() => expect([router.state.navigation.state, text('#toggle')?.split(' ')[0]]).toEqual(['idle', 'idle']));
const type = (words: string) => Reflect.set(document.querySelector('textarea') ?? {}, 'value', words);
const typed = () => document.querySelector('textarea')?.value;

const UNREACHABLE = 'De site is nu niet te bereiken.';
const UNAVAILABLE = 'De site is even niet bereikbaar.';
const TOO_OFTEN = 'Je doet dit te vaak achter elkaar.';

it.each([
  ['without a connection', noConnection, UNREACHABLE],
  ['by the page of a proxy', proxyError(502), UNAVAILABLE],
  ['by a limit', proxyError(429), TOO_OFTEN],
  ['because the address is too long', serverError(414, 'Dit adres is te lang.'), 'Dit adres is te lang.'],
])('a link that fails %s leaves the page, its address and what was typed', async (_why, error, message) => {
  answers = { 'GET /elders': error };
  type('Half af');
  await press('Elders');
  await tells(message);
  await idle();
  expect([text('h1'), location.pathname, typed()]).toEqual(['/begin', '/begin', 'Half af']);

  answers = {};
  await press('Elders');
  await shows('/elders');
  expect(text('[role=status]')).toBe('');
});

it('back leaves the page when the page before cannot be reached, and works afterwards', async () => {
  await press('Elders');
  await shows('/elders');
  answers = { 'GET /begin': noConnection };
  history.back();
  await tells(UNREACHABLE);
  await waitFor(() => expect(location.pathname).toBe('/elders'));
  await idle();
  expect(text('h1')).toBe('/elders');
  answers = {};
  history.back();
  await shows('/begin');
});

it('a form that does not arrive keeps what was typed, and is sent the next time', async () => {
  answers = { 'POST /begin': proxyError(503) };
  type('Mijn verhaal');
  await press('Verstuur');
  await tells(UNAVAILABLE);
  await idle();
  expect(typed()).toBe('Mijn verhaal');
  expect(text('#form')).toBe('Dit is niet verstuurd. Probeer het zo nog eens. {"Body":"Mijn verhaal"}');

  answers = { 'POST /begin': () => redirect('/elders') };
  await press('Verstuur');
  await shows('/elders');
});

it('a form that the server refuses for now is told in the same way', async () => {
  const refusal = { error: 'too_many_requests', message: TOO_OFTEN, errors: {}, values: {} };
  answers = { 'POST /begin': () => data(refusal, { status: 429 }) };
  await press('Verstuur');
  await tells(TOO_OFTEN);
  expect(text('#form')).toContain('Dit is niet verstuurd.');
});

it('a toggle on another address ends, and says that it failed', async () => {
  answers = { 'POST /account': noConnection };
  await press('Volg');
  await tells(UNREACHABLE);
  await idle();
  expect([text('#toggle'), text('h1'), location.pathname]).toEqual(['idle unavailable', '/begin', '/begin']);
});

it('an accepted toggle stays accepted when the page cannot be loaded again', async () => {
  answers = { 'GET /begin': noConnection };
  await press('Volg');
  await tells(UNREACHABLE);
  await idle();
  expect([text('#toggle'), text('h1')]).toEqual(['idle ', '/begin']);
});

it('a page that is not there has its own page', async () => {
  answers = { 'GET /elders': fail(new UNSAFE_ErrorResponseImpl(404, '', { error: 'not_found', message: 'Weg' })) };
  await press('Elders');
  await shows('Foutpagina');
});
