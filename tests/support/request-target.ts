import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests a target of a server exactly as it is written, which neither fetch nor a browser does. */
export function requestTarget(
  origin: string,
  target: string,
  {
    method = 'GET',
    headers = {},
    body = '',
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path: target, headers: { ...headers, ...length } }, (response) => {
      let read = '';
      response.setEncoding('utf8').on('data', (part) => {
        read += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }));
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends the lines of the head of a request exactly as they are written. Gives the status of the answer. */
export async function sendHead(origin: string, ...lines: string[]): Promise<number> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(await text(socket))?.[1]);
}
