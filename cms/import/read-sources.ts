import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { type ContentError, InvalidContent } from './content-errors.ts';
import { collectionOf, saidByPlace } from './folders.ts';
import { picturesIn } from './pictures-in.ts';

export type Plain = Record<string, unknown>;

/** One file of content/, as it was written, with what its place says. */
export interface Source {
  /** Its path below content/, without extension: by this others refer to it. */
  key: string;
  collection: string;
  data: Plain;
  /** Another as soon as anything of it changes, its pictures too. */
  hash: string;
}

/** All documents of a folder, in the order of their keys. Throws InvalidContent for files that can't be read. */
export function readSources(folder: string): Source[] {
  const faults: ContentError[] = [];
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const key = name.slice(0, -'.yaml'.length);
      const read = readSource(folder, key);
      if (typeof read !== 'string') return [read];
      faults.push({ key, field: '', message: read });
      return [];
    });
  if (faults.length > 0) throw new InvalidContent(faults);
  return sources;
}

/** The document, or what is wrong with the file. */
function readSource(folder: string, key: string): Source | string {
  const collection = collectionOf(key);
  if (!collection) return 'in deze map horen geen documenten (content/README.md noemt ze).';
  const document = parseDocument(readFileSync(join(folder, `${key}.yaml`), 'utf8'));
  const [error] = document.errors;
  if (error) return `dit is geen goede YAML (regel ${error.linePos?.[0].line ?? '?'}): ${inShort(error.message)}.`;
  const written = document.toJS() as unknown;
  if (!isPlain(written)) return 'hier horen velden te staan, zoals title.';
  const data = { ...saidByPlace(key), ...written };
  const pictures = picturesIn(data).map(({ file }) => hashOf(readOrNothing(join(folder, 'pictures', file))));
  return { key, collection, data, hash: hashOf(JSON.stringify([data, pictures])) };
}

/** Without the place, which is said before it, and the line itself. */
const inShort = (message: string): string => message.replace(/ at line \d.*$/s, '');

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A picture that is missing is found missing when the document is checked. */
function readOrNothing(file: string): string | Uint8Array {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}
