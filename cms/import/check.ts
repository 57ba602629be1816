import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload, type SanitizedCollectionConfig } from 'payload';
import type { Picture } from '../../app/features/content/published/picture.ts';
import { projectFields } from '../publish/project/project-fields.ts';
import { shaped } from '../publish/project/shapes.ts';
import { requireContract } from '../publish/validate.ts';
import { type Fault, FaultyContent, faultsIn } from './faults.ts';
import { type Around, fill } from './fill.ts';
import { textOf } from './markdown.ts';
import { namedPicture } from './pictures-in.ts';
import type { Plain, Source } from './read-sources.ts';
import { documentAsFilledIn } from './shapes.ts';

/** Any number: nothing has one yet. */
const NUMBER = 1;

const PICTURE: Picture = {
  id: NUMBER,
  alt: 'Een afbeelding',
  description: null,
  copies: [{ size: 'card', scale: 1, type: 'image/webp', file: 'a.webp', width: 150, height: 150 }],
};

/**
 * Judges all files as if they were published, before anything of them is imported: by the fields of the CMS, by each
 * other, and by the contract. Throws FaultyContent with every fault in every file.
 */
export async function checkSources(sources: Source[], folder: string, payload: Payload): Promise<void> {
  const collections = new Map(sources.map(({ key, collection }) => [key, collection]));
  const req = await createLocalReq({}, payload);
  const faults = sources.flatMap((source) => {
    const found: Fault[] = [];
    const fault = (field: string, message: string) => found.push({ key: source.key, field, message });
    const around: Around = {
      key: source.key,
      blocks: payload.blocks,
      textOf,
      fault,
      documentOf: (key, allowed, where) => {
        const collection = collections.get(String(key));
        if (collection && allowed.includes(collection)) return { collection, id: NUMBER };
        fault(where, collection ? `${key} kan hier niet staan.` : `${key} is er niet.`);
        return null;
      },
      pictureOf: (value, where) => {
        const named = namedPicture(value);
        if (named && existsSync(join(folder, 'pictures', named.file))) return NUMBER;
        fault(
          where,
          named ? `pictures/${named.file} is er niet.` : 'een afbeelding heeft een file (naam.svg) en een alt.',
        );
        return null;
      },
    };
    const collection = payload.collections[source.collection as 'media'].config;
    const filled = fill(collection.flattenedFields, ownFields(source), around);
    if (found.length > 0) return found; // what the contract says of these would only repeat it
    try {
      requireContract(plainly(collection, filled, payload), { collection: source.collection, id: NUMBER }, req);
    } catch (error) {
      return faultsIn(error, source.key);
    }
    return [];
  });
  if (faults.length > 0) throw new FaultyContent(faults);
}

/** What goes into the fields of its collection: of a brochure, name and text become a file. */
export function ownFields({ collection, data }: Source): Plain {
  if (collection !== 'files') return documentAsFilledIn(collection, data);
  const { file, text, ...fields } = data;
  return fields;
}

/** The document in the words of the contract, with what only the CMS knows as it might be. */
function plainly(collection: SanitizedCollectionConfig, filled: Plain, { blocks }: Payload): Plain {
  const { kind } = collection.custom as { kind: string };
  const context = { blocks, pictures: new Map([[NUMBER, PICTURE]]), paths: new Map() };
  const plain = projectFields(collection.flattenedFields, filled, context);
  const known = { filename: 'a.pdf', mimeType: 'application/pdf', filesize: 1 };
  const made = { path: plain.path ?? '/a', ...(kind === 'expert' && { title: 'Naam' }) };
  return shaped(kind, { ...plain, ...made, id: NUMBER, kind, changedAt: '2026-01-01T00:00:00.000Z' }, known);
}
