import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { SessionMade } from './factory.ts';
import type { TestSite } from './test-site.ts';

interface Sent {
  /** A value of JSON. */
  body?: unknown;
  as?: SessionMade | null;
  headers?: Record<string, string>;
}

/** Makes a call as our own pages do: from our origin, with the session's token where there is one. */
export function request(
  site: TestSite,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { body, as, headers }: Sent = {},
): Promise<LightMyRequestResponse> {
  const options: InjectOptions = {
    method,
    url,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(as && { cookie: as.cookie, 'x-xsrf-token': as.antiforgery }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  };
  return site.server.inject(options);
}
