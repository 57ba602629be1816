import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { copyPicture, DRAWN, uploadPicture } from './import-picture.ts';
import type { ImportRecord } from './import-records.ts';
import type { NamedPicture } from './pictures-in.ts';
import { hashOf } from './read-sources.ts';

/** How many at once: most of the time goes into making copies, which sharp spreads over the cores by itself. */
const AT_ONCE = 2;

interface There {
  folder: string;
  ledger: Map<string, ImportRecord>;
  payload: Payload;
}

/** The numbers of pictures in the CMS, by `nameOf`; those that are not there yet are brought in. */
export async function importPictures(pictures: NamedPicture[], there: There): Promise<Map<string, number>> {
  hurry(there.payload);
  const files = [...Map.groupBy(pictures, ({ file }) => file)];
  const kept = await idsIn(there.payload);
  const numbers = new Map<string, number>();
  const importAll = async () => {
    for (let next = files.pop(); next; next = files.pop()) await importFile(next, { ...there, kept, numbers });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, importAll));
  return numbers;
}

/** Two pictures of this name are one. */
export const nameOf = ({ file, alt, description }: NamedPicture): string => JSON.stringify([file, alt, description]);

/**
 * Drawings get copies in WebP alone, as large as they are at most: of what has few colours AVIF is larger, unless three
 * times the work goes into it. They are cut around the middle without the focal point of photographs, for which Payload
 * makes a PNG of every copy first.
 */
function hurry(payload: Payload): void {
  const { upload } = payload.collections.media.config;
  upload.focalPoint = false;
  upload.imageSizes = upload.imageSizes?.flatMap(({ formatOptions, ...size }) =>
    formatOptions?.format === 'webp' && (size.width ?? 0) <= DRAWN.width
      ? [{ ...size, formatOptions: { format: 'webp', options: { ...formatOptions.options, effort: 2 } } }]
      : [],
  );
}

async function idsIn(payload: Payload): Promise<Set<number>> {
  const { docs } = await payload.find({ collection: 'media', depth: 0, pagination: false, select: { alt: true } });
  return new Set(docs.map(({ id }) => id));
}

/** Brings in one drawing, once for each alt that it has: its copies are made once. */
async function importFile(
  [file, pictures]: [string, NamedPicture[]],
  { folder, ledger, payload, kept, numbers }: There & { kept: Set<number>; numbers: Map<string, number> },
): Promise<void> {
  const svg = await readFile(join(folder, 'pictures', file));
  let made: number | undefined;
  for (const picture of new Map(pictures.map((one) => [nameOf(one), one])).values()) {
    const key = `picture ${hashOf(`${nameOf(picture)} ${hashOf(svg)}`)}`;
    const known = ledger.get(key)?.id;
    if (known && kept.has(known)) made = known;
    else if (made === undefined) made = await uploadPicture(key, { svg, picture, payload });
    else made = await copyPicture(key, { like: made, picture, payload });
    numbers.set(nameOf(picture), made);
  }
}
