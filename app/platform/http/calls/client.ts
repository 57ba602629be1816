import { UNEXPECTED_ERROR } from '#app/platform/errors/unexpected-error.ts';
import type { Call, Contract, FeatureContract, Request, ResponseOf } from './contract.ts';

/** The error response of a call; its code, and the message of each wrong field. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;

  constructor(status: number, body: { error?: string; message?: string; fields?: Record<string, string> }) {
    super(body.message ?? UNEXPECTED_ERROR);
    this.name = 'CallError';
    this.status = status;
    this.code = body.error ?? 'internal';
    this.fields = body.fields ?? {};
  }
}

type Arguments<C extends Call> = {
  [K in keyof Request<C> as Request<C>[K] extends undefined ? never : K]: Request<C>[K];
};

/** A function for each call of a contract. */
export type Client<C extends Contract> = {
  readonly [F in keyof C]: {
    readonly [N in keyof C[F]]: (sent: Arguments<C[F][N]>, options?: CallOptions) => Promise<ResponseOf<C[F][N]>>;
  };
};

export interface CallOptions {
  /** The antiforgery token of the session, from the page's forms. */
  antiforgery?: string | null;
  /** By which a repeated write has no effect (rules.md R34). */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/**
 * The calls of `contract` as functions, for widgets in the browser that are no page. Each throws a CallError for an
 * error response.
 */
export function createClient<C extends Contract>(contract: C): Client<C> {
  return mapValues(contract, (feature: FeatureContract) =>
    mapValues(feature, (declared) => (sent: object, options?: CallOptions) => sendCall(declared, sent, options)),
  ) as Client<C>;
}

const mapValues = <V, R>(object: Readonly<Record<string, V>>, change: (value: V) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

async function sendCall(
  declared: Call,
  sent: { params?: object; query?: object; body?: unknown },
  options?: CallOptions,
) {
  const response = await fetchCall(declared, sent, options);
  if (response.status === 204) return null;
  if (declared.response === 'empty') return undefined;
  return 'json' in declared.response ? response.json() : response.text();
}

/** Makes a call and gives its response, unread. Throws a CallError for an error response. */
export async function fetchCall(
  declared: Pick<Call, 'method' | 'path'>,
  sent: { params?: object; query?: object; body?: unknown },
  options: CallOptions = {},
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' });
  if (sent.body !== undefined) headers.set('content-type', 'application/json');
  if (options.antiforgery) headers.set('x-xsrf-token', options.antiforgery);
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  const response = await fetch(urlOf(declared, sent), {
    method: declared.method,
    headers,
    credentials: 'same-origin',
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
    ...(options.signal && { signal: options.signal }),
  });
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => ({})));
  return response;
}

/** The URL of a call, with its parameters and query filled in. */
export function urlOf(
  declared: Pick<Call, 'path'>,
  { params = {}, query = {} }: { params?: object | undefined; query?: object | undefined },
): string {
  let path: string = declared.path;
  for (const [name, value] of Object.entries(params)) {
    const encoded = encodeURIComponent(String(value));
    path = path.replace(`{${name}}`, encoded).replace(`{${name}*}`, encoded.replaceAll('%2F', '/'));
  }
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}
