import { PEER_ADDRESS_HEADER } from '../login/client-address.ts';

const ORIGIN = 'http://localhost:3001';

interface Answer {
  status: number;
  body: unknown;
}

/** Posts to the CMS as a browser does, from this address and without a session. */
export async function post(path: string, body: object, from = '192.0.2.1'): Promise<Answer> {
  const { status, body: answer } = await call('POST', path, { body, headers: { [PEER_ADDRESS_HEADER]: from } });
  return { status, body: answer };
}

/** Tries to log in with these headers beside a browser's own. */
export async function tryLogin(body: object, headers: Record<string, string>): Promise<Answer> {
  const { status, body: answer } = await call('POST', 'users/login', { body, headers });
  return { status, body: answer };
}

/** Calls the CMS without a session. */
export async function send(method: string, path: string, body?: unknown): Promise<Answer> {
  const { status, body: answer } = await call(method, path, { body });
  return { status, body: answer };
}

/** Logs in and returns the cookie of the session. `more` is what is sent beside address and password. */
export async function logIn(email: string, password: string, more: object = {}): Promise<string> {
  const { status, cookie } = await call('POST', 'users/login', { body: { email, password, ...more } });
  if (status !== 200) throw new Error(`The login of ${email} was refused: ${status}`);
  return cookie;
}

/** Logs in and returns a function that calls the CMS with that session, as the admin does. */
export const openSession = async (email: string, password: string) => withCookie(await logIn(email, password));

/** A function that calls the CMS with this cookie, as the admin does. */
export const withCookie =
  (cookie: string) =>
  async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const { status, body: answer } = await call(method, path, { body, headers: { cookie } });
    return { status, body: answer };
  };

/** Calls the CMS as a browser does. A body that is a form is sent as one, any other as JSON. */
async function call(method: string, path: string, { body, headers = {} }: { body?: unknown; headers?: HeadersInit }) {
  const { handleEndpoints } = await import('payload');
  const { default: config } = await import('../payload.config.ts');
  const isForm = body instanceof FormData;
  const hasJson = body !== undefined && !isForm;
  const request = new Request(`${ORIGIN}/api/${path}`, {
    method,
    headers: { origin: ORIGIN, ...(hasJson && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const response = await handleEndpoints({ config, request });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { status: response.status, cookie, body: (await response.json()) as unknown };
}
