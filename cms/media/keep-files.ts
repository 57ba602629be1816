import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { sql } from '@payloadcms/db-postgres';
import type {
  CollectionAfterDeleteHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { APIError } from 'payload';
import { systemClock } from '../../app/platform/clock.ts';
import { slugOf } from '../../app/platform/slug.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type MadeSizes, tooSmall } from './picture-sizes.ts';
import { addressOf, mediaStore } from './store.ts';

/** A document of `media` or `files`, as its hooks see it. */
interface Kept {
  filename?: string | null;
  mimeType?: string | null;
  sizes?: MadeSizes;
}

/** Reads the picture again when only its focal point moved: Payload would ask for it over the network. */
const readAgain: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const edits = req.query?.uploadEdits;
  const { id } = args as { id?: number };
  if (operation !== 'update' || req.file || !edits || id === undefined) return args;
  const { filename, mimeType } = (await req.payload.findByID({ collection: collection.slug, id, req })) as Kept;
  const content = filename && (await readFile(filename, req));
  if (content) {
    req.file = {
      data: content,
      name: filename.replace(STEM_ENDING, ''),
      mimetype: mimeType ?? '',
      size: content.length,
    };
  }
  return args;
};

async function readFile(name: string, req: PayloadRequest): Promise<Buffer | null> {
  const db = req.payload.db.drizzle;
  const { rows } = await db.execute(sql`select key from editorial.media_file where name = ${name}`);
  const content = rows[0] && (await (await mediaStore()).get(String(rows[0].key)));
  return content ? Buffer.from(content) : null;
}

/**
 * Keeps what was uploaded, and the copies made of it, in the media store, under names that never get another content: the
 * site's readers may keep them for ever.
 */
const keep: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const stem = `${slugOf(data.filename.replace(/\.[^.]*$/, '')).slice(0, 60)}-${randomBytes(4).toString('hex')}`;
  const name = `${stem}${extname(data.filename).toLowerCase()}`;
  const sizes: MadeSizes = { ...data.sizes };
  const copies = req.payloadUploadSizes ?? {};
  for (const unwanted of tooSmall(sizes)) delete copies[unwanted];
  for (const size of Object.keys(sizes)) {
    const made = sizes[size];
    sizes[size] =
      copies[size] && made?.filename ? { ...made, filename: `${stem}-${size}${extname(made.filename)}` } : {};
  }
  await keepFile({ name, mime: data.mimeType, content: req.file.data, req });
  for (const [size, content] of Object.entries(copies)) {
    const made = sizes[size] as { filename: string; mimeType: string };
    await keepFile({ name: made.filename, mime: made.mimeType, content, req });
  }
  return { ...data, filename: name, ...(data.sizes && { sizes }) };
};

interface File {
  name: string;
  mime: string;
  content: Uint8Array;
  req: PayloadRequest;
}

async function keepFile({ name, mime, content, req }: File): Promise<void> {
  const key = await (await mediaStore()).put(content);
  const db = await inTransaction(req);
  await db.execute(sql`
    insert into editorial.media_file (name, key, mime, bytes, created_at)
    values (${name}, ${key}, ${mime}, ${content.length}, ${systemClock.now().toISOString()})`);
}

/** Whether a page that readers see, or a draft in preview, shows one of the files that begin so. */
async function isShown(stem: string, req: PayloadRequest): Promise<boolean> {
  const db = await inTransaction(req);
  const { rows } = await db.execute(sql`
    select 1 from editorial.published where strpos(document::text, ${`"${stem}`}) > 0 limit 1`);
  return rows.length > 0;
}

const refuseWhileShown: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const { filename } = (await req.payload.findByID({ collection: collection.slug, id, req })) as Kept;
  if (filename && (await isShown(stemOf(filename), req))) {
    throw new APIError('Dit bestand staat nog op een gepubliceerde pagina. Haal het daar eerst weg.', 409, null, true);
  }
};

/** The content stays in the store, where others may have put the same; without a name nobody can ask for it. */
const forget: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { filename, sizes } = doc as Kept;
  const db = await inTransaction(req);
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size.filename)].filter(Boolean);
  await db.execute(sql`delete from editorial.media_file where name = any(${sql.param(names)}::text[])`);
};

/** Files are shown by the site, to whom it may concern. */
const showFromSite: CollectionAfterReadHook = ({ doc }) => {
  if (doc.filename) doc.url = addressOf(doc.filename);
  for (const size of Object.values((doc.sizes ?? {}) as Record<string, { filename?: string; url?: string | null }>)) {
    if (size) size.url = size.filename ? addressOf(size.filename) : null;
  }
  return doc;
};

/** `foto-1a2b3c4d.webp`: what comes after the name of the file, and before its ending. */
const STEM_ENDING = /-[0-9a-f]{8}(?=\.[^.]*$)/;
const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** The hooks of a collection whose files are in the media store. */
export const inMediaStore = {
  beforeOperation: [readAgain],
  beforeChange: [keep],
  beforeDelete: [refuseWhileShown],
  afterDelete: [forget],
  afterRead: [showFromSite],
};
