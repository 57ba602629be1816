import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { MINUTE } from '#app/platform/clock.ts';

/**
 * Ends connections whose client takes no part of a response between two checks, `interval` milliseconds apart: a byte now
 * and then prolongs the timeout for idle connections, and would keep one and its buffers for hours (rules.md R33). A part
 * is what was written at once: 64 kB of a file, or a whole page. Gives the check, for tests.
 */
export function endSlowReaders(server: Server, interval = 10 * MINUTE): () => void {
  const sockets = new Set<Socket>();
  /** How many bytes had been taken at the last check, of each connection with more to send. */
  const takenBefore = new WeakMap<Socket, number>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const check = () => {
    for (const socket of sockets) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0) takenBefore.delete(socket);
      else if (takenBefore.get(socket) === taken) socket.destroy();
      else takenBefore.set(socket, taken);
    }
  };
  const timer = setInterval(check, interval).unref();
  server.once('close', () => clearInterval(timer));
  return check;
}
