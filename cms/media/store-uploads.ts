import { extname } from 'node:path';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
} from 'payload';
import { transactionOf } from '../database/transaction.ts';
import { acceptUpload, takeAcceptedUpload } from './accepted-upload.ts';
import { guardUsedFile, refuseWhileUsed } from './guard-used-files.ts';
import { newStem, originalName } from './names.ts';
import { type StoredSizes, tooSmallCopies } from './picture-sizes.ts';
import { addressRefusal, refuseAddresses } from './refuse-addresses.ts';
import { addressOf, deleteUnusedFiles, findFile, storeFile } from './store.ts';

/** A document of `media` or `files`, as its hooks get it. */
interface Upload {
  filename?: string | null;
  mimeType?: string | null;
  sizes?: StoredSizes;
}

/** Reads the stored picture when only its focal point changed: Payload would fetch it over the network. */
const readStored: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: number };
  if (operation !== 'update' || !req.user || req.file || !req.query?.uploadEdits || id === undefined) return args;
  const { filename, mimeType } = (await req.payload.findByID({ collection: collection.slug, id, req })) as Upload;
  const content = filename && (await findFile(filename, req.payload.db.drizzle));
  if (content) acceptUpload(req, { name: originalName(filename), mime: mimeType ?? '', content });
  return args;
};

/**
 * Stores an upload and its copies in the media store, under new names, so that browsers may cache them for ever. Stores the
 * accepted file, and not the one of Payload, which encodes a WebP again, with a loss each time.
 */
const storeUpload: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file) return data;
  const accepted = takeAcceptedUpload(req);
  if (!accepted) throw addressRefusal();
  const stem = newStem(data.filename);
  const name = `${stem}${extname(data.filename)}`;
  const copies = { ...req.payloadUploadSizes };
  for (const size of tooSmallCopies(data.sizes ?? {})) delete copies[size];
  const sizes = Object.fromEntries(
    Object.entries((data.sizes ?? {}) as StoredSizes).map(([size, made]) => [
      size,
      copies[size] ? { ...made, filename: `${stem}-${size}${extname(made.filename ?? '')}` } : NO_COPY,
    ]),
  );
  const { db } = await transactionOf(req);
  await storeFile({ ...accepted, name }, db);
  for (const [size, content] of Object.entries(copies)) {
    const { filename, mimeType } = sizes[size] as { filename: string; mimeType: string };
    await storeFile({ name: filename, mime: mimeType, content }, db);
  }
  return { ...data, filename: name, filesize: accepted.content.length, ...(data.sizes && { sizes }) };
};

/** Explicit nulls: Payload would otherwise keep the values of the earlier picture. */
const NO_COPY = { filename: null, width: null, height: null, mimeType: null, filesize: null, url: null };

/** Deletes a file that was replaced. The documents that show it were published with the new one (publish/hooks.ts). */
const deleteReplaced: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { filename } = (previousDoc ?? {}) as Upload;
  if (!filename || filename === doc.filename) return;
  const { db } = await transactionOf(req);
  await deleteUnusedFiles([filename], db);
};

/** Deletes the file of a deleted document. */
const deleteFile: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { filename } = doc as Upload;
  if (!filename) return;
  const { db } = await transactionOf(req);
  await deleteUnusedFiles([filename], db);
};

/** Gives files and copies their address on the site. */
const addAddresses: CollectionAfterReadHook = ({ doc }) => {
  if (doc.filename) doc.url = addressOf(doc.filename);
  for (const size of Object.values((doc.sizes ?? {}) as Record<string, { filename?: string; url?: string | null }>)) {
    if (size) size.url = size.filename ? addressOf(size.filename) : null;
  }
  return doc;
};

/** The hooks of a collection whose files are in the media store. */
export const inMediaStore = {
  beforeOperation: [refuseAddresses, readStored],
  beforeChange: [guardUsedFile, storeUpload],
  afterChange: [deleteReplaced],
  beforeDelete: [refuseWhileUsed],
  afterDelete: [deleteFile],
  afterRead: [addAddresses],
};
