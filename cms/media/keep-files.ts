import { extname } from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { transactionOf } from '../database/transaction.ts';
import { Refused } from '../refused.ts';
import { accept, takeAccepted } from './accepted.ts';
import { guardUsedFile, refuseWhileUsed } from './guard-used-files.ts';
import { newStem, originalName } from './names.ts';
import { type MadeSizes, tooSmall } from './picture-sizes.ts';
import { addressOf, forgetFiles, keepFile, readFile } from './store.ts';

/** A document of `media` or `files`, as its hooks see it. */
interface Kept {
  filename?: string | null;
  mimeType?: string | null;
  sizes?: MadeSizes;
}

/** Reads the picture again when only its focal point moved: Payload would ask for it over the network. */
const readAgain: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: number };
  if (operation !== 'update' || !req.user || req.file || !req.query?.uploadEdits || id === undefined) return args;
  const { filename, mimeType } = (await req.payload.findByID({ collection: collection.slug, id, req })) as Kept;
  const content = filename && (await readFile(filename, req.payload.db.drizzle));
  if (content) accept(req, { name: originalName(filename), mime: mimeType ?? '', content });
  return args;
};

/**
 * Keeps what was uploaded, and the copies made of it, in the media store, under names that never get another content: the
 * site's readers may keep them for ever. It is kept as we accepted it: Payload encodes a WebP again, each time a bit worse.
 */
const keep: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const accepted = takeAccepted(req);
  if (!accepted) throw new Refused('Kies een bestand van je eigen apparaat.', 400);
  const stem = newStem(data.filename);
  const name = `${stem}${extname(data.filename)}`;
  const copies = { ...req.payloadUploadSizes };
  for (const size of tooSmall(data.sizes ?? {})) delete copies[size];
  const sizes = Object.fromEntries(
    Object.entries((data.sizes ?? {}) as MadeSizes).map(([size, made]) => [
      size,
      copies[size] ? { ...made, filename: `${stem}-${size}${extname(made.filename ?? '')}` } : NOT_MADE,
    ]),
  );
  const db = await transactionOf(req);
  await keepFile({ ...accepted, name }, db);
  for (const [size, content] of Object.entries(copies)) {
    const { filename, mimeType } = sizes[size] as { filename: string; mimeType: string };
    await keepFile({ name: filename, mime: mimeType, content }, db);
  }
  return { ...data, filename: name, filesize: accepted.content.length, ...(data.sizes && { sizes }) };
};

/** Said outright, or Payload would leave what an earlier picture had. */
const NOT_MADE = { filename: null, width: null, height: null, mimeType: null, filesize: null, url: null };

/** After another file or focal point. What shows it was told of the new one by now (publish/hooks.ts). */
const forgetOld: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { filename } = (previousDoc ?? {}) as Kept;
  if (filename && filename !== doc.filename) await forgetFiles([filename], await transactionOf(req));
};

const forget: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { filename } = doc as Kept;
  if (filename) await forgetFiles([filename], await transactionOf(req));
};

/** Files are shown by the site, to whom it may concern. */
const showFromSite: CollectionAfterReadHook = ({ doc }) => {
  if (doc.filename) doc.url = addressOf(doc.filename);
  for (const size of Object.values((doc.sizes ?? {}) as Record<string, { filename?: string; url?: string | null }>)) {
    if (size) size.url = size.filename ? addressOf(size.filename) : null;
  }
  return doc;
};

/** The hooks of a collection whose files are in the media store. */
export const inMediaStore = {
  beforeOperation: [readAgain],
  beforeChange: [guardUsedFile, keep],
  afterChange: [forgetOld],
  beforeDelete: [refuseWhileUsed],
  afterDelete: [forget],
  afterRead: [showFromSite],
};
