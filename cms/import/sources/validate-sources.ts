import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload, type SanitizedCollectionConfig } from 'payload';
import type { Picture } from '../../../app/features/content/published/picture.ts';
import type { PlainObject } from '../../plain-object.ts';
import { projectFields } from '../../publish/project/project-fields.ts';
import { toContract } from '../../publish/project/to-contract.ts';
import { requireContract } from '../../publish/validate/require-contract.ts';
import { type ContentError, contentErrorsOf, InvalidContent } from '../content-errors.ts';
import { fieldsFromContract } from '../fields/from-contract.ts';
import { type ImportContext, toFields } from '../fields/to-fields.ts';
import { parsePicture } from '../pictures/pictures-in.ts';
import type { References } from './order-by-reference.ts';
import type { Source } from './read-sources.ts';

/** In place of the ids of documents that do not exist yet. */
const ID = 1;

const PICTURE: Picture = {
  id: ID,
  alt: 'Een afbeelding',
  description: null,
  copies: [{ size: 'card', scale: 1, type: 'image/webp', file: 'a.webp', width: 150, height: 150 }],
};

/**
 * Validates all files before any of them is imported: by the fields of the CMS, their references to each other, and the
 * contract. Returns which refers to which. Throws InvalidContent with every error in every file.
 */
export async function validateSources(sources: Source[], folder: string, payload: Payload): Promise<References> {
  const references = new Map<string, Set<string>>();
  const collections = new Map(sources.map(({ key, collection }) => [key, collection]));
  const req = await createLocalReq({}, payload);
  const errors = sources.flatMap((source) => {
    const found: ContentError[] = [];
    const referred = new Set<string>();
    references.set(source.key, referred);
    const addError = (field: string, message: string) => found.push({ key: source.key, field, message });
    const context: ImportContext = {
      key: source.key,
      blocks: payload.blocks,
      addError,
      documentOf: (key, allowed, path) => {
        const collection = collections.get(String(key));
        referred.add(String(key));
        if (collection && allowed.includes(collection)) return { collection, id: ID };
        addError(path, collection ? `${key} kan hier niet staan.` : `${key} is er niet.`);
        return null;
      },
      pictureOf: (value, path) => {
        const picture = parsePicture(value);
        if (picture && existsSync(join(folder, 'pictures', picture.file))) return ID;
        addError(
          path,
          picture ? `pictures/${picture.file} is er niet.` : 'een afbeelding heeft een file (naam.svg) en een alt.',
        );
        return null;
      },
    };
    const collection = payload.collections[source.collection as 'media'].config;
    const fields = toFields(collection.flattenedFields, fieldsFromContract(source), context);
    if (found.length > 0) return found; // the contract would only report the same errors again
    try {
      requireContract(projectSource(collection, fields, payload), { collection: source.collection, id: ID }, req);
    } catch (error) {
      return contentErrorsOf(error, source.key);
    }
    return [];
  });
  if (errors.length > 0) throw new InvalidContent(errors);
  return references;
}

/** The document as the contract has it, with example values for what only the CMS knows. */
function projectSource(collection: SanitizedCollectionConfig, fields: PlainObject, { blocks }: Payload): PlainObject {
  const { kind } = collection.custom as { kind: string };
  const context = { blocks, pictures: new Map([[ID, PICTURE]]), paths: new Map() };
  const plain = projectFields(collection.flattenedFields, fields, context);
  const upload = { filename: 'a.pdf', mimeType: 'application/pdf', filesize: 1 };
  const generated = { path: plain.path ?? '/a', ...(kind === 'expert' && { title: 'Naam' }) };
  return toContract(kind, { ...plain, ...generated, id: ID, kind, changedAt: '2026-01-01T00:00:00.000Z' }, upload);
}
