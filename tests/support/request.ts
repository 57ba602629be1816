import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { SessionMade } from './factory/members.ts';
import type { TestSite } from './test-site.ts';

interface RequestOptions {
  /** A JSON value, a form, or bytes that are sent as they are. */
  body?: unknown;
  as?: SessionMade | null;
  headers?: Record<string, string>;
  /** The IP address of the client. */
  from?: string;
}

/** Makes a call as our own pages do: from our origin, with the anti-forgery token of the session, if any. */
export function request(
  site: TestSite,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { body, as, headers, from }: RequestOptions = {},
): Promise<LightMyRequestResponse> {
  const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof Buffer);
  const options: InjectOptions = {
    method,
    url,
    ...(from && { remoteAddress: from }),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(as && { cookie: as.cookie, 'x-xsrf-token': as.antiforgery }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: isJson ? JSON.stringify(body) : (body as FormData | Buffer) }),
  };
  return site.server.inject(options);
}

/** Posts a body unchanged, valid JSON or not, in a session. */
export const postUnchanged = (
  site: TestSite,
  url: string,
  payload: string,
  { as, type = 'application/json' }: { as: SessionMade; type?: string },
): Promise<LightMyRequestResponse> =>
  site.server.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie: as.cookie,
      'x-xsrf-token': as.antiforgery,
      'content-type': type,
    },
  });

/** A multipart form with these fields. */
export function toFormData(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** Submits a form of a page, as a browser does without JavaScript. */
export const submitForm = (
  site: TestSite,
  url: string,
  fields: Record<string, string>,
  as: SessionMade | null,
): Promise<LightMyRequestResponse> =>
  site.server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams({ ...(as && { _csrf: as.antiforgery }), ...fields }).toString(),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(as && { cookie: as.cookie }),
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
