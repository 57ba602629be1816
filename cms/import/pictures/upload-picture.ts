import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { type Database, withTransaction } from '../../database/transaction.ts';
import { newStem, stemOf } from '../../media/names.ts';
import { sharp } from '../../media/picture-reader.ts';
import type { StoredSizes } from '../../media/picture-sizes.ts';
import { storeImportRecord } from '../import-records.ts';
import type { PictureSource } from './pictures-in.ts';

/** The size in which drawings are rendered, in pixels: twice the size in which pages show most of them. */
export const DRAWING_SIZE = { width: 1440, height: 960 };

interface PictureUpload {
  picture: PictureSource;
  payload: Payload;
}

/** Renders a drawing, which must be readable, and uploads it as an editor would. Returns its id. */
export async function uploadPicture(
  key: string,
  { svg, picture, payload }: PictureUpload & { svg: Buffer },
): Promise<number> {
  const { file, alt, description } = picture;
  const data = await sharp(svg, { density: 144 })
    .resize({ ...DRAWING_SIZE, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const png = { data, name: file.replace(/svg$/, 'png'), mimetype: 'image/png', size: data.length };
  return withTransaction(payload, async ({ db, req }) => {
    const made = await payload.create({ collection: 'media', data: { alt, description }, file: png, depth: 0, req });
    return storeRecord(key, made, db);
  });
}

/** Stores the same drawing with another alt. It reuses the copies of `original`, under new names. Returns its id. */
export function copyPicture(
  key: string,
  { original, picture, payload }: PictureUpload & { original: number },
): Promise<number> {
  const { alt, description } = picture;
  return withTransaction(payload, async ({ db, req }) => {
    const { id, createdAt, updatedAt, ...first } = await payload.findByID({
      collection: 'media',
      id: original,
      depth: 0,
      req,
    });
    const [stem, oldStem] = [newStem(first.filename ?? ''), stemOf(first.filename ?? '')];
    const renamed = (name: string | null | undefined) => name?.replace(oldStem, stem) ?? null;
    const sizes = Object.fromEntries(
      Object.entries((first.sizes ?? {}) as StoredSizes).map(([size, made]) => [
        size,
        { ...made, filename: renamed(made.filename) },
      ]),
    );
    await db.execute(sql`
      insert into editorial.media_file (name, key, mime, bytes, created_at)
      select replace(name, ${oldStem}, ${stem}), key, mime, bytes, created_at
      from editorial.media_file where starts_with(name, ${oldStem})`);
    // Not `payload.create`, which would make all copies again.
    const data = { ...first, alt, description, sizes, filename: renamed(first.filename) };
    return storeRecord(key, await payload.db.create({ collection: 'media', data, req }), db);
  });
}

async function storeRecord(key: string, media: { id?: unknown; updatedAt?: unknown }, db: Database): Promise<number> {
  const record = { key, collection: 'media', id: Number(media.id), hash: key, updatedAt: String(media.updatedAt) };
  await storeImportRecord(db, record);
  return record.id;
}
