import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '#app/platform/config/config.ts';

/**
 * Files of site and CMS, stored under the hash of their content: the same file is stored once, and the content of a key
 * never changes.
 */
export interface MediaStore {
  /** Stores `content`; gives its key. */
  store(content: Uint8Array): Promise<string>;
  /** The content of `key`, or null. */
  read(key: string): Promise<Uint8Array | null>;
  /** The same as a stream, with its size in bytes: for files that may be large. */
  open(key: string): Promise<{ content: Readable; bytes: number } | null>;
  /** Deletes the file of `key`; a missing file is no error. */
  delete(key: string): Promise<void>;
  /** All keys, some hundreds at a time. */
  keys(): AsyncIterable<string[]>;
  /** When the file of `key` was stored; null where there is none. */
  storedAt(key: string): Promise<Date | null>;
}

/** On disk in DATA_DIR/media, or where MEDIA_URL says: `s3://key:secret@host/bucket?region=…`. */
export async function openMediaStore({ mediaUrl, dataDir }: Pick<Config, 'mediaUrl' | 'dataDir'>): Promise<MediaStore> {
  const disk = mediaUrl ? await s3(new URL(mediaUrl)) : new Disk(fileSystem(dataDir));
  return {
    async store(content) {
      const key = mediaKey(content);
      if (!(await disk.exists(pathOf(key)))) await disk.put(pathOf(key), content);
      return key;
    },
    async read(key) {
      if (!KEY.test(key)) return null;
      try {
        return await disk.getBytes(pathOf(key));
      } catch (error) {
        if (error instanceof errors.E_CANNOT_READ_FILE && !(await disk.exists(pathOf(key)))) return null;
        throw error;
      }
    },
    async open(key) {
      if (!KEY.test(key)) return null;
      try {
        const { contentLength } = await disk.getMetaData(pathOf(key));
        return { content: await disk.getStream(pathOf(key)), bytes: contentLength };
      } catch (error) {
        if (error instanceof errors.E_CANNOT_GET_METADATA && !(await disk.exists(pathOf(key)))) return null;
        throw error;
      }
    },
    async delete(key) {
      if (KEY.test(key)) await disk.delete(pathOf(key));
    },
    async *keys() {
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll('', { recursive: true, ...(paginationToken && { paginationToken }) });
        const keys = [...page.objects].flatMap((object) => (object.isFile ? keyOf(object.key) : []));
        for (let first = 0; first < keys.length; first += BATCH_SIZE) yield keys.slice(first, first + BATCH_SIZE);
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    async storedAt(key) {
      return (await disk.exists(pathOf(key))) ? (await disk.getMetaData(pathOf(key))).lastModified : null;
    },
  };
}

const BATCH_SIZE = 500;

/** The key of `content`: its SHA-256 in hexadecimal. */
export const mediaKey = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

const KEY = /^[0-9a-f]{64}$/;

/** The path of a file, in one of 256 folders, so that no folder gets too many files. */
const pathOf = (key: string): string => `${key.slice(0, 2)}/${key.slice(2)}`;

/** The key of the file at this path; none for a file that the store did not write. */
function keyOf(path: string): string[] {
  const key = path.replace('/', '');
  return KEY.test(key) && pathOf(key) === path ? [key] : [];
}

const fileSystem = (dataDir: string) => new FSDriver({ location: resolve(dataDir, 'media'), visibility: 'private' });

/** Loads the S3 client only when it is used: it is large, and most installations store files on disk. */
async function s3(url: URL): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const driver = new S3Driver({
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    endpoint: `${url.searchParams.get('insecure') === '1' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'eu-central-1',
    bucket: url.pathname.slice(1),
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
  });
  return new Disk(driver);
}
