import type { Payload } from 'payload';
import { type ContentError, InvalidContent } from './content-errors.ts';
import { type ImportRecord, listImportRecords } from './import-records.ts';
import { importPictures } from './pictures/import-pictures.ts';
import { picturesIn } from './pictures/pictures-in.ts';
import { publishSource, reserveId } from './publish-source.ts';
import { orderByReference } from './sources/order-by-reference.ts';
import { readSources, type Source } from './sources/read-sources.ts';
import { validateSources } from './sources/validate-sources.ts';
import { isUnedited } from './unedited.ts';

export interface ImportResult {
  /** How many documents the folder has. */
  read: number;
  /** How many of them were new or changed, and are published. */
  written: number;
  /** How many pictures those documents have. */
  pictures: number;
  /** The keys of the documents that were not updated, because an editor has changed or deleted them. */
  skipped: string[];
}

/**
 * Imports the files of a folder into the CMS and publishes them. Skips files that have not changed since the last import,
 * and documents that an editor has changed, before the import or during it; tells how many documents are done. Throws InvalidContent: either before anything
 * is imported, or at the end, when everything but the documents that it names was imported.
 */
export async function importContent(
  payload: Payload,
  folder: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<ImportResult> {
  const sources = readSources(folder);
  const records = await listImportRecords(payload);
  const { changed, skipped } = await selectSources(sources, records, payload);
  const read = sources.length;
  if (changed.length === 0) return { read, written: 0, pictures: 0, skipped };
  const references = await validateSources(sources, folder, payload);
  const ordered = orderByReference(changed, references);
  const pictures = await importPictures(picturesIn(ordered.map(({ data }) => data)), { folder, records, payload });
  const context = { records, pictures: pictures.ids, payload };
  const errors: ContentError[] = [];
  const before = skipped.length;
  const publishAll = async () => {
    const byKey = new Map(ordered.map((source) => [source.key, source]));
    for (const [done, source] of ordered.entries()) {
      onProgress(done, ordered.length);
      await pictures.imported(picturesIn(source.data));
      for (const key of references.get(source.key) ?? []) {
        const referred = byKey.get(key);
        if (referred && referred.collection !== 'files' && !records.has(key)) await reserveId(referred, context);
      }
      const found = await publishSource(source, context);
      if (found === 'skipped') skipped.push(source.key);
      else errors.push(...found);
    }
  };
  await Promise.all([pictures.all, publishAll()]);
  if (errors.length > 0) throw new InvalidContent(errors);
  return { read, written: changed.length - (skipped.length - before), pictures: pictures.ids.size, skipped };
}

/** The sources that changed since the last import; `skipped` are those whose document an editor has changed. */
async function selectSources(sources: Source[], records: Map<string, ImportRecord>, payload: Payload) {
  const changed: Source[] = [];
  const skipped: string[] = [];
  for (const source of sources) {
    const record = records.get(source.key);
    if (record?.hash === source.hash) continue;
    if (!record || (await isUnedited(record, { payload }))) changed.push(source);
    else skipped.push(source.key);
  }
  return { changed, skipped };
}
