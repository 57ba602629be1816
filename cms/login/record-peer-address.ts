import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { PEER_ADDRESS_HEADER } from './client-address.ts';

/**
 * Records the address of the connection in a header of every request. Next only passes on X-Forwarded-For, in which a
 * client may write anything.
 */
export function recordPeerAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[PEER_ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
  });
}
