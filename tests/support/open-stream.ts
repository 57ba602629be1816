import { get, type IncomingMessage } from 'node:http';
import type { SessionMade } from './factory/members.ts';

/** An event stream as a browser reads it. */
export interface OpenStream {
  status: number;
  headers: IncomingMessage['headers'];
  /** All that came so far. */
  text(): string;
  /** The topics that came so far. */
  topics(): string[];
  ended: Promise<void>;
  close(): void;
}

/** Opens an event stream; resolves with its response. */
export function openStream(origin: string, as: Pick<SessionMade, 'cookie'> | null): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/v1/events`, { agent: false, headers: as ? { cookie: as.cookie } : {} });
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      const ended = Promise.withResolvers<void>();
      response.on('close', () => ended.resolve());
      response.on('error', () => ended.resolve()); // cut off
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        text: () => text,
        topics: () => [...text.matchAll(/^data: (.*)$/gm)].map(([, topic = '']) => topic),
        ended: ended.promise,
        close: () => request.destroy(),
      });
    });
  });
}
