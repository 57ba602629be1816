import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { systemClock } from '../../app/platform/clock.ts';
import { hasSessionToken } from './session-token.ts';

/** The largest file that an editor uploads, in bytes. */
export const FILE_BYTES = 30_000_000;

/** The largest body of a user, a file with its fields, and of a visitor, who only logs in. In bytes. */
const USER_BYTES = FILE_BYTES + 2_000_000;
const VISITOR_BYTES = 64 * 1024;

interface Refusal {
  status: 411 | 413;
  message: string;
  /** Whether the connection ends, because the rest of the body could be endless. */
  closes: boolean;
}

const NO_LENGTH: Refusal = { status: 411, message: 'Dit verzoek zegt niet hoe groot het is.', closes: true };
const TOO_LARGE: Refusal = { status: 413, message: 'Dit is te groot. Een bestand is hoogstens 30 MB.', closes: true };
const LOG_IN_FIRST: Refusal = { status: 413, message: 'Je bent niet ingelogd. Log opnieuw in.', closes: false };

/**
 * Refuses large bodies at every server of this process, before anything reads them (rules.md R38). Every body declares its
 * length, and Node reads no more than that: nothing has to be counted. Here and not in proxy.ts, because Next holds a body in
 * memory before its proxy runs.
 */
export function limitBodies(secret: string): void {
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    guard(server, (headers) => refusalOf(headers, secret));
  });
}

/** Replaces the listeners for requests by one that calls them only for requests that are not refused. */
function guard(server: Server, refusalOf: (headers: IncomingHttpHeaders) => Refusal | null): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request.headers);
    if (refusal) refuse(response, refusal);
    else for (const listener of listeners) listener.call(server, request, response);
  });
}

function refusalOf(headers: IncomingHttpHeaders, secret: string): Refusal | null {
  if (headers['transfer-encoding'] !== undefined) return NO_LENGTH;
  const length = Number(headers['content-length'] ?? 0);
  if (length <= VISITOR_BYTES) return null;
  if (length > USER_BYTES) return TOO_LARGE;
  return hasSessionToken(headers.cookie, secret, systemClock.now()) ? null : LOG_IN_FIRST;
}

/** Answers in the shape of Payload's errors, whose message the admin shows. Node discards what still comes of the body. */
function refuse(response: ServerResponse, { status, message, closes }: Refusal): void {
  if (closes) response.setHeader('connection', 'close');
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ errors: [{ message }] }));
}
