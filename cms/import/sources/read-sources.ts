import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { isPlainObject, type PlainObject } from '../../plain-object.ts';
import { type ContentError, InvalidContent } from '../content-errors.ts';
import { hashOf } from '../hash.ts';
import { picturesIn } from '../pictures/pictures-in.ts';
import { collectionOf, fieldsFromPath } from './folders.ts';

/** One file of content/, with the fields that follow from its path. */
export interface Source {
  /** Its path below content/, without extension. Other files refer to it by this. */
  key: string;
  collection: string;
  data: PlainObject;
  /** Of the file and its pictures. */
  hash: string;
}

/** All documents of a folder, sorted by key. Throws InvalidContent with an error for each file that cannot be read. */
export function readSources(folder: string): Source[] {
  const errors: ContentError[] = [];
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const key = name.slice(0, -'.yaml'.length);
      const read = readSource(folder, key);
      if (typeof read !== 'string') return [read];
      errors.push({ key, field: '', message: read });
      return [];
    });
  if (errors.length > 0) throw new InvalidContent(errors);
  return sources;
}

/** The document, or the message of what is wrong with the file. */
function readSource(folder: string, key: string): Source | string {
  const collection = collectionOf(key);
  if (!collection) return 'in deze map horen geen documenten (content/README.md noemt ze).';
  const document = parseDocument(readFileSync(join(folder, `${key}.yaml`), 'utf8'));
  const [error] = document.errors;
  if (error) return `dit is geen goede YAML (regel ${error.linePos?.[0].line ?? '?'}): ${shorten(error.message)}.`;
  const fields = document.toJS() as unknown;
  if (!isPlainObject(fields)) return 'hier horen velden te staan, zoals title.';
  const data = { ...fieldsFromPath(key), ...fields };
  const pictures = picturesIn(data).map(({ file }) => hashOf(readIfExists(join(folder, 'pictures', file))));
  return { key, collection, data, hash: hashOf(JSON.stringify([data, pictures])) };
}

/** Without the line and column, which the message has already, and without the text of the line. */
const shorten = (message: string): string => message.replace(/ at line \d.*$/s, '');

/** An empty text when the picture is missing: `validateSources` reports that. */
function readIfExists(file: string): string | Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}
