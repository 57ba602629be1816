import { basename } from 'node:path';
import type { Payload } from 'payload';
import { withTransaction } from '../database/transaction.ts';
import { type ContentError, contentErrorsOf } from './content-errors.ts';
import { fieldsFromContract } from './fields/from-contract.ts';
import { toRichText } from './fields/rich-text.ts';
import { type ImportContext, toFields } from './fields/to-fields.ts';
import { type ImportRecord, storeImportRecord } from './import-records.ts';
import { pictureKey } from './pictures/import-pictures.ts';
import { parsePicture } from './pictures/pictures-in.ts';
import { renderBrochure } from './render-brochure.ts';
import type { Source } from './sources/read-sources.ts';
import { lockUnedited } from './unedited.ts';

/** What the import has made so far. */
interface ImportState {
  /** By the key of their source. */
  records: Map<string, ImportRecord>;
  /** The ids of pictures, by `pictureKey`. */
  pictures: Map<string, number>;
  payload: Payload;
}

/**
 * Creates a draft with only a title, so that documents can refer to each other whichever of them is imported first. Creates
 * none where the CMS finds errors: publishing the source tells those.
 */
export async function reserveId({ key, collection, data }: Source, { records, payload }: ImportState): Promise<void> {
  const { title, path } = data;
  await withTransaction(payload, async ({ db, req }) => {
    const draft = { title, ...(path !== undefined && { path }) };
    const { id, updatedAt } = await payload.create({
      collection: collection as 'topics',
      data: draft as never,
      draft: true,
      req,
    });
    records.set(key, { key, collection, id, hash: '', updatedAt });
    await storeImportRecord(db, { key, collection, id, hash: '', updatedAt });
  }).catch((error) => contentErrorsOf(error, key));
}

/**
 * Writes a document and publishes it, in one transaction. Returns the errors that the CMS finds in it, or 'skipped' when an
 * editor has changed it since the import began.
 */
export async function publishSource(source: Source, state: ImportState): Promise<ContentError[] | 'skipped'> {
  const { key, hash } = source;
  const { records, payload } = state;
  const collection = source.collection as 'topics';
  const errors: ContentError[] = [];
  const context = contextOf(key, state, (field, message) => errors.push({ key, field, message }));
  const fields = toFields(payload.collections[collection].config.flattenedFields, fieldsFromContract(source), context);
  if (errors.length > 0) return errors;
  const file = await renderFile(source, payload);
  const data = { ...fields, ...(!file && { _status: 'published' }) } as never;
  const known = records.get(key);
  try {
    return await withTransaction(payload, async ({ db, req }) => {
      if (known && !(await lockUnedited(known, { db, req }))) return 'skipped';
      const upload = { ...(file && { file }), depth: 0, req };
      const { id, updatedAt } =
        known === undefined
          ? await payload.create({ collection, data, ...upload })
          : await payload.update({ collection, id: known.id, data, ...upload });
      const record = { key, collection, id, hash, updatedAt };
      await storeImportRecord(db, record);
      records.set(key, record);
      return [];
    });
  } catch (error) {
    return contentErrorsOf(error, key);
  }
}

/** After validateSources: every reference exists, except to documents that an editor deleted, or that could not be imported. */
const contextOf = (
  ownKey: string,
  { records, pictures, payload }: ImportState,
  addError: ImportContext['addError'],
): ImportContext => ({
  key: ownKey,
  blocks: payload.blocks,
  addError,
  documentOf(key, _allowed, path) {
    const record = records.get(String(key));
    if (!record) addError(path, `${key} is niet in het CMS gekomen.`);
    return record?.isDeleted ? 'deleted' : (record ?? null);
  },
  pictureOf: (value) => {
    const picture = parsePicture(value);
    return (picture && pictures.get(pictureKey(picture))) ?? null;
  },
});

/** The PDF of a brochure; null for other documents. */
async function renderFile({ key, collection, data }: Source, payload: Payload) {
  if (collection !== 'files') return null;
  const { title, description, file, text, writtenBy, checkedBy, checkedOn } = data;
  const field = payload.blocks.html.flattenedFields[0];
  if (!field) throw new Error('The html block has no rich text field.');
  const content = await renderBrochure({
    title: String(title),
    description: typeof description === 'string' ? description : '',
    writtenBy: writtenBy === 'ai' || writtenBy === 'people' ? writtenBy : null,
    checkedBy: typeof checkedBy === 'string' ? checkedBy : null,
    checkedOn: typeof checkedOn === 'string' ? checkedOn : null,
    text: toRichText(String(text ?? '').replace(/^## /gm, '### '), field),
  });
  const name = typeof file === 'string' ? file : `${basename(key)}.pdf`;
  return { data: content, name, mimetype: 'application/pdf', size: content.length };
}
