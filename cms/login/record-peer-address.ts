import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PEER } from './client-address.ts';

/**
 * Notes on every request from which address it came. Next tells that nobody: it has X-Forwarded-For alone, in which who
 * asks may write what they like.
 */
export function recordPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER] = request.socket.remoteAddress ?? '';
  });
}
