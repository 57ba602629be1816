import { existsSync, readdirSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ServerOptions } from '../server.ts';
import { acceptedEncoding } from './page-response.ts';

/** The most that the cached assets together may take, in bytes. Those of the site are 3 MB, in all encodings. */
const MAX_BYTES = 16 * 1024 * 1024;

/** What the headers of an asset take, in bytes. */
const OVERHEAD = 1024;

/** Headers that node:http sends of itself. */
const OF_THE_CONNECTION = ['connection', 'date', 'keep-alive'];

/** Requests for a part of a file, or only for a newer one. */
const CONDITIONAL = ['range', 'if-range', 'if-none-match', 'if-modified-since'] as const;

type Inject = (options: InjectOptions) => Promise<LightMyRequestResponse>;

interface Asset {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Responds with the assets in the folder `files` that were sent before. To read a file takes several turns of other threads,
 * each of which waits while the machine is busy (rules.md R38). The name of an asset holds a hash of its content, so a
 * cached one is never outdated. `inject` makes a request of the server, which reads from disk.
 */
export function openCachedAssets(files: string, inject: Inject): NonNullable<ServerOptions['respondFromCache']> {
  const folder = join(files, 'assets');
  const urls = new Set(existsSync(folder) ? readdirSync(folder).map((name) => `/assets/${name}`) : []);
  const assets = new LRUCache<string, Asset>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length + OVERHEAD,
    fetchMethod: (key) => readAsset(key, inject),
  });
  return (request, response) => {
    const { url = '' } = request;
    if (!urls.has(url) || !isPlain(request)) return false;
    const key = `${acceptedEncoding(request.headers['accept-encoding']) ?? 'identity'} ${url}`;
    const asset = assets.get(key);
    if (!asset) {
      assets.fetch(key).catch(() => {}); // this request is answered from disk, and fails with the same error
      return false;
    }
    response.writeHead(200, asset.headers).end(asset.body);
    return true;
  };
}

/** Reads an asset from disk; the key is its encoding and URL. Gives undefined when it is not there. */
async function readAsset(key: string, inject: Inject): Promise<Asset | undefined> {
  const [encoding, url] = key.split(' ') as [string, string];
  const { statusCode, headers, rawPayload } = await inject({ url, headers: { 'accept-encoding': encoding } });
  if (statusCode !== 200) return undefined;
  const sent = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return { headers: Object.fromEntries(sent), body: rawPayload };
}

const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && CONDITIONAL.every((name) => headers[name] === undefined);
