import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { systemClock } from '../../app/platform/clock.ts';
import { ownAddress } from './own-address.ts';
import { hasSessionToken } from './session-token.ts';

/** The largest file that an editor uploads, in bytes. */
export const FILE_BYTES = 30_000_000;

/** The largest body of a user, a file with its fields, and of a visitor, who only logs in. In bytes. */
const USER_BYTES = FILE_BYTES + 2_000_000;
const VISITOR_BYTES = 64 * 1024;

/** The calls that a visitor may make: what the login page needs, and the one that tells that the CMS is ready. */
const VISITOR_CALLS = new Set([
  'POST /api/users/login',
  'POST /api/users/logout',
  'GET /api/users/me',
  'GET /api/users/init',
]);

interface Refusal {
  status: 403 | 411 | 413;
  message: string;
  /** Whether the connection ends, because the rest of the body could be endless. */
  closes: boolean;
}

const NO_LENGTH: Refusal = { status: 411, message: 'Dit verzoek zegt niet hoe groot het is.', closes: true };
const TOO_LARGE: Refusal = { status: 413, message: 'Dit is te groot. Een bestand is hoogstens 30 MB.', closes: true };
const LOG_IN_AGAIN: Omit<Refusal, 'status'> = { message: 'Je bent niet ingelogd. Log opnieuw in.', closes: false };

/**
 * Refuses large bodies, and calls that are not for visitors, at every server of this process, before anything reads them
 * (rules.md R38), and leads from pages of the admin at another address than `cmsUrl` to that. Every body declares its
 * length, and Node reads no more than that: nothing has to be counted. Here and not in proxy.ts, because Next holds a body
 * in memory before its proxy runs, and takes 127.0.0.1 in a redirect for localhost.
 */
export function guardRequests(secret: string, cmsUrl: string): void {
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    guard(server, { refusalOf: (request) => refusalOf(request, secret), cmsUrl });
  });
}

interface Guard {
  refusalOf: (request: IncomingMessage) => Refusal | null;
  cmsUrl: string;
}

/** Replaces the listeners for requests by one that calls them only for requests that are not refused or led elsewhere. */
function guard(server: Server, { refusalOf, cmsUrl }: Guard): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request);
    const elsewhere = ownAddress(request, cmsUrl);
    if (refusal) refuse(response, refusal);
    else if (elsewhere) response.writeHead(307, { location: elsewhere, 'cache-control': 'no-store' }).end();
    else for (const listener of listeners) listener.call(server, request, response);
  });
}

function refusalOf({ method, url, headers }: IncomingMessage, secret: string): Refusal | null {
  if (headers['transfer-encoding'] !== undefined) return NO_LENGTH;
  const length = Number(headers['content-length'] ?? 0);
  if (length > USER_BYTES) return TOO_LARGE;
  const isForVisitors = isVisitorCall(method, url);
  if (length <= VISITOR_BYTES && isForVisitors) return null;
  if (hasSessionToken(headers.cookie, secret, systemClock.now())) return null;
  return { status: isForVisitors ? 413 : 403, ...LOG_IN_AGAIN };
}

/**
 * Whether a visitor may send this: all pages, which check for themselves, and few calls. `/api` in any spelling is a call.
 */
function isVisitorCall(method = 'GET', url = '/'): boolean {
  const path = URL.parse(`http://cms${url}`)?.pathname;
  if (path === undefined) return false;
  return !/^\/*(?:api|%)/i.test(path) || VISITOR_CALLS.has(`${method} ${path}`);
}

/** Answers in the shape of Payload's errors, whose message the admin shows. Node discards what still comes of the body. */
function refuse(response: ServerResponse, { status, message, closes }: Refusal): void {
  if (closes) response.setHeader('connection', 'close');
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ message }] }));
}
