import { once } from 'node:events';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openBoundedQueue } from '#app/platform/bounded-queue.ts';
import { HOUR } from '#app/platform/clock.ts';
import type { Config } from '#app/platform/config/config.ts';
import { AppError } from '#app/platform/errors/app-error.ts';
import type { Outcome, Task } from './form-thread.ts';

/** The forms with a picture that this process receives and handles (rules.md R38). */
export interface Uploads {
  /**
   * Begins an upload of a member, before its body is read: it lasts until the connection has its answer or is closed.
   * Throws AppError too_many_uploads when two of that member go on, or unavailable when the connection is closed already.
   */
  begin(request: FastifyRequest, reply: FastifyReply, memberId: number): void;
  /**
   * Reads the form of an upload that was begun. Its body and its files are on disk, not in memory, and gone when the upload
   * ends. Throws AppError too_large, invalid_input, or unavailable when too many forms are waiting or the upload has ended.
   */
  receive(request: FastifyRequest, body: Readable): Promise<FormData>;
}

interface Upload {
  memberId: number;
  /** Where its files are, once there are any. */
  folder?: string;
}

/** One that is handled while the next one is sent. */
const MOST_OF_MEMBER = 2;

/** How many bodies are in memory at once, to find their fields. */
const CONCURRENCY = 1;
const MAX_PENDING = 16;

/** What the fields beside the picture may take, in bytes. */
const OTHER_FIELDS = 16 * 1024;

/** The file of the thread; in a build the built one (vite.config.ts). */
const THREAD = new URL('./form-thread.ts', import.meta.url);

/** Opens the uploads of this process. */
export function openUploads(config: Pick<Config, 'dataDir' | 'uploads'>): Uploads {
  const folder = join(config.dataDir, 'uploads');
  const limit = config.uploads.bytes + OTHER_FIELDS;
  const queue = openBoundedQueue({ concurrency: CONCURRENCY, maxPending: MAX_PENDING });
  const open = new Map<FastifyRequest, Upload>();

  /** The upload of a request. Throws AppError unavailable when whoever sent it has gone, and its files with it. */
  const requireOpen = (request: FastifyRequest): Upload => {
    const upload = open.get(request);
    if (!upload) throw new AppError('unavailable');
    return upload;
  };

  const end = (request: FastifyRequest): void => {
    const upload = open.get(request);
    open.delete(request);
    if (upload?.folder) void deleteFolder(upload.folder);
  };

  return {
    begin(request, reply, memberId) {
      const own = open.values().filter((upload) => upload.memberId === memberId);
      if ([...own].length >= MOST_OF_MEMBER) throw new AppError('too_many_uploads');
      if (reply.raw.destroyed) throw new AppError('unavailable'); // nothing would end it
      open.set(request, { memberId });
      reply.raw.once('close', () => end(request));
    },

    async receive(request, body) {
      const upload = requireOpen(request);
      const { 'content-length': length, 'content-type': contentType = '' } = request.headers;
      if (Number(length) > limit) throw new AppError('too_large');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      upload.folder = await mkdtemp(join(folder, 'upload-'));
      try {
        await deleteLeftovers(folder, upload.folder);
        const stored = join(upload.folder, 'body');
        await pipeline(atMost(limit, body), createWriteStream(stored, { mode: 0o600 }));
        const task = { body: stored, contentType, folder: upload.folder };
        const form = await queue(async () => {
          requireOpen(request);
          return readInThread(task);
        }, String(upload.memberId));
        requireOpen(request);
        return form;
      } catch (error) {
        body.resume();
        await deleteFolder(upload.folder);
        requireOpen(request); // else its files went while they were used
        throw error;
      }
    },
  };
}

/** The chunks of a body. Throws AppError too_large, and leaves its connection open for the answer. */
async function* atMost(limit: number, body: Readable): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw new AppError('too_large');
    yield chunk;
  }
}

/** Parses a body in a thread of its own: that copies it several times. */
async function readInThread(task: Task): Promise<FormData> {
  const thread = new Worker(THREAD, { workerData: task });
  try {
    const [outcome] = (await once(thread, 'message')) as [Outcome];
    if ('code' in outcome) throw new AppError(outcome.code);
    const form = new FormData();
    for (const field of outcome.fields) {
      if ('value' in field) form.append(field.name, field.value);
      else form.append(field.name, await openAsBlob(field.path, { type: field.type }), field.filename);
    }
    return form;
  } finally {
    await thread.terminate(); // frees its memory before the next body is read
  }
}

/** Deletes the folder of an upload. What can't be deleted now, as a file that is being written, goes with the leftovers. */
const deleteFolder = (path: string): Promise<void> => rm(path, { recursive: true, force: true }).catch(() => undefined);

/** Deletes the uploads that ended with their process: those an hour older than this one, as others that go on are newer. */
async function deleteLeftovers(folder: string, newest: string): Promise<void> {
  const { mtimeMs: now } = await stat(newest); // by the clock of the disk
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null); // another upload may have ended
    if (found && found.mtimeMs < now - HOUR) await deleteFolder(path);
  }
}
