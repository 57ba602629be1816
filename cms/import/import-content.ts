import type { Payload } from 'payload';
import { type ContentError, InvalidContent } from './content-errors.ts';
import { type ImportRecord, readImportRecords } from './import-records.ts';
import { importPictures } from './pictures.ts';
import { picturesIn } from './pictures-in.ts';
import { publish, reserveId } from './publish-source.ts';
import { readSources, type Source } from './read-sources.ts';
import { isUnedited } from './unedited.ts';
import { validateSources } from './validate-sources.ts';

/** How many documents there are, how many came in or changed, and which were left because an editor has changed or removed them. */
export interface Done {
  read: number;
  written: number;
  pictures: number;
  left: string[];
}

/**
 * Brings the files of a folder into the CMS and publishes them. What was imported before and has not changed since is
 * left alone, and so is what an editor has changed, before or meanwhile. Throws InvalidContent: then either nothing was
 * imported, or all but what it names.
 */
export async function importContent(payload: Payload, folder: string): Promise<Done> {
  const sources = readSources(folder);
  const ledger = await readImportRecords(payload);
  const { mine, left } = await sort(sources, ledger, payload);
  const read = sources.length;
  if (mine.length === 0) return { read, written: 0, pictures: 0, left };
  await validateSources(sources, folder, payload);
  const pictures = await importPictures(picturesIn(mine.map(({ data }) => data)), { folder, ledger, payload });
  const around = { ledger, pictures, payload };
  // Files name no others, so they come first; all others may name each other.
  const files = mine.filter(({ collection }) => collection === 'files');
  const documents = mine.filter((source) => !files.includes(source));
  const faults: ContentError[] = [];
  const publishEach = async (some: Source[]) => {
    for (const source of some) {
      const found = await publish(source, around);
      if (found === 'left') left.push(source.key);
      else faults.push(...found);
    }
  };
  const before = left.length;
  await publishEach(files);
  for (const document of documents) if (!ledger.has(document.key)) await reserveId(document, around);
  await publishEach(documents);
  if (faults.length > 0) throw new InvalidContent(faults);
  return { read, written: mine.length - (left.length - before), pictures: pictures.size, left };
}

/** What has changed since it was imported, and of that what is still ours to change. */
async function sort(sources: Source[], ledger: Map<string, ImportRecord>, payload: Payload) {
  const mine: Source[] = [];
  const left: string[] = [];
  for (const source of sources) {
    const entry = ledger.get(source.key);
    if (entry?.hash === source.hash) continue;
    if (!entry || (await isUnedited(entry, { payload }))) mine.push(source);
    else left.push(source.key);
  }
  return { mine, left };
}
