import { basename } from 'node:path';
import type { Payload } from 'payload';
import { transactionOf, withTransaction } from '../database/transaction.ts';
import { isOurs } from './as-left.ts';
import { brochureOf } from './brochure.ts';
import { ownFields } from './check.ts';
import { type Fault, faultsIn } from './faults.ts';
import { type Around, fill } from './fill.ts';
import { type Entry, writeEntry } from './ledger.ts';
import { textOf } from './markdown.ts';
import { nameOf } from './pictures.ts';
import { namedPicture } from './pictures-in.ts';
import type { Source } from './read-sources.ts';

/** What is there already: documents by key, and pictures by name. */
interface There {
  ledger: Map<string, Entry>;
  pictures: Map<string, number>;
  payload: Payload;
}

/** Makes a document of which little is filled in yet: others can name it, whichever of them comes first. */
export async function takeNumber({ key, collection, data }: Source, { ledger, payload }: There): Promise<void> {
  const { title, path } = data;
  await withTransaction(payload, async (req) => {
    const draft = { title, ...(path !== undefined && { path }) };
    const { id, updatedAt } = await payload.create({
      collection: collection as 'topics',
      data: draft as never,
      draft: true,
      req,
    });
    ledger.set(key, { key, collection, id, hash: '', updatedAt });
    await writeEntry(await transactionOf(req), { key, collection, id, hash: '', updatedAt });
  });
}

/**
 * Writes a document whole and publishes it, in one transaction; gives what the CMS finds wrong with it, or 'left' when an
 * editor came to it since the import began.
 */
export async function publish(source: Source, there: There): Promise<Fault[] | 'left'> {
  const { key, hash } = source;
  const { ledger, payload } = there;
  const collection = source.collection as 'topics';
  const faults: Fault[] = [];
  const around = aroundOf(key, there, (field, message) => faults.push({ key, field, message }));
  const fields = fill(payload.collections[collection].config.flattenedFields, ownFields(source), around);
  if (faults.length > 0) return faults;
  const file = await fileOf(source, payload);
  const data = { ...fields, ...(!file && { _status: 'published' }) } as never;
  const known = ledger.get(key);
  try {
    return await withTransaction(payload, async (req) => {
      if (known && !(await isOurs(known, req))) return 'left';
      const upload = { ...(file && { file }), depth: 0, req };
      const { id, updatedAt } =
        known === undefined
          ? await payload.create({ collection, data, ...upload })
          : await payload.update({ collection, id: known.id, data, ...upload });
      const entry = { key, collection, id, hash, updatedAt };
      await writeEntry(await transactionOf(req), entry);
      ledger.set(key, entry);
      return [];
    });
  } catch (error) {
    return faultsIn(error, key);
  }
}

/** What checkSources found right: nothing is missing, but for what an editor deleted. */
const aroundOf = (own: string, { ledger, pictures, payload }: There, fault: Around['fault']): Around => ({
  key: own,
  blocks: payload.blocks,
  textOf,
  fault,
  documentOf(key) {
    const entry = ledger.get(String(key));
    return entry?.isGone ? 'gone' : (entry ?? null);
  },
  pictureOf: (value) => {
    const named = namedPicture(value);
    return (named && pictures.get(nameOf(named))) ?? null;
  },
});

async function fileOf({ key, collection, data }: Source, payload: Payload) {
  if (collection !== 'files') return null;
  const { title, description, file, text } = data;
  const field = payload.blocks.html.flattenedFields[0];
  if (!field) throw new Error('There is no editor of texts.');
  const content = await brochureOf({
    title: String(title),
    description: typeof description === 'string' ? description : '',
    text: textOf(String(text ?? '').replace(/^## /gm, '### '), field),
  });
  const name = typeof file === 'string' ? file : `${basename(key)}.pdf`;
  return { data: content, name, mimetype: 'application/pdf', size: content.length };
}
