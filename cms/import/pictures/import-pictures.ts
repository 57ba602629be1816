import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { ImageSize, Payload } from 'payload';
import { sharp } from '../../media/picture-reader.ts';
import { hashOf } from '../hash.ts';
import type { ImportRecord } from '../import-records.ts';
import type { PictureSource } from './pictures-in.ts';
import { copyPicture, DRAWING_SIZE, uploadPicture } from './upload-picture.ts';

/** How many pictures are imported at a time. Making the copies takes longest; each is made on one thread (restrict-decoders.ts). */
const CONCURRENCY = 2;

interface PictureImport {
  folder: string;
  records: Map<string, ImportRecord>;
  payload: Payload;
}

/** Pictures that are being imported, in the order in which they were given. */
export interface ImportedPictures {
  /** The ids of those that are in the CMS by now, by `pictureKey`. */
  ids: Map<string, number>;
  /** Resolves when these pictures are in the CMS. Rejects when one could not be imported. */
  imported(pictures: PictureSource[]): Promise<unknown>;
  /** The same of all pictures. */
  all: Promise<unknown>;
}

/** Begins to import the pictures that are not in the CMS yet, so that documents can follow theirs meanwhile. */
export async function importPictures(pictures: PictureSource[], context: PictureImport): Promise<ImportedPictures> {
  const existing = await listPictureIds(context.payload);
  const ids = new Map<string, number>();
  const endReading = readDrawings(context.payload);
  const limit = pLimit(CONCURRENCY);
  const files = new Map(
    Map.groupBy(pictures, ({ file }) => file)
      .entries()
      .map((file) => [file[0], limit(() => importFile(file, { ...context, existing, ids }))]),
  );
  return {
    ids,
    imported: (some) => Promise.all(some.map(({ file }) => files.get(file))),
    all: Promise.all(files.values()).finally(endReading),
  };
}

/** Two pictures with the same key are one picture. */
export const pictureKey = ({ file, alt, description }: PictureSource): string =>
  JSON.stringify([file, alt, description]);

/**
 * Has this process read drawings, and make fewer copies of pictures, until the function that it returns is called. The CMS
 * itself accepts no SVG (rules.md R23); here only those of content/ are read, and nobody uploads to this process. Copies are
 * cropped around the middle, because for a focal point Payload first makes a PNG of every one.
 */
function readDrawings(payload: Payload): () => void {
  const { upload } = payload.collections.media.config;
  const { focalPoint, imageSizes } = upload;
  Object.assign(upload, { focalPoint: false, imageSizes: simplifySizes(imageSizes) });
  sharp.unblock(SVG);
  return () => {
    sharp.block(SVG);
    Object.assign(upload, { focalPoint, imageSizes });
  };
}

const SVG = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * The sizes of a drawing: in WebP only, never larger than the drawing. For pictures with few colours AVIF is larger than WebP,
 * unless it gets three times as long. All drawings have one shape, so none needs whole copies.
 */
const simplifySizes = (sizes: ImageSize[] = []): ImageSize[] =>
  sizes.flatMap(({ formatOptions, ...size }) =>
    formatOptions?.format === 'webp' && size.height && (size.width ?? 0) <= DRAWING_SIZE.width
      ? [{ ...size, formatOptions: { format: 'webp', options: { ...formatOptions.options, effort: 2 } } }]
      : [],
  );

async function listPictureIds(payload: Payload): Promise<Set<number>> {
  const { docs } = await payload.find({ collection: 'media', depth: 0, pagination: false, select: { alt: true } });
  return new Set(docs.map(({ id }) => id));
}

/** Imports one drawing, once for each alt that it has. Its copies are made once. */
async function importFile(
  [file, pictures]: [string, PictureSource[]],
  { folder, records, payload, existing, ids }: PictureImport & { existing: Set<number>; ids: Map<string, number> },
): Promise<void> {
  const svg = await readFile(join(folder, 'pictures', file));
  let id: number | undefined;
  for (const picture of new Map(pictures.map((one) => [pictureKey(one), one])).values()) {
    const key = `picture ${hashOf(`${pictureKey(picture)} ${hashOf(svg)}`)}`;
    const known = records.get(key)?.id;
    if (known && existing.has(known)) id = known;
    else if (id === undefined) id = await uploadPicture(key, { svg, picture, payload });
    else id = await copyPicture(key, { original: id, picture, payload });
    ids.set(pictureKey(picture), id);
  }
}
