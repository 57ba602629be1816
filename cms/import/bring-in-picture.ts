import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { transactionOf, withTransaction } from '../database/transaction.ts';
import { newStem, stemOf } from '../media/names.ts';
import { sharp } from '../media/picture-reader.ts';
import type { MadeSizes } from '../media/picture-sizes.ts';
import { writeEntry } from './ledger.ts';
import type { NamedPicture } from './pictures-in.ts';

// The CMS itself takes no SVG (rules.md R23). This process reads those of content/ alone, and nobody sends it any.
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });

/** How large drawings are drawn: twice the size in which pages show most of them. */
export const DRAWN = { width: 1440, height: 960 };

interface Given {
  picture: NamedPicture;
  payload: Payload;
}

/** Brings a drawing in as an editor would, as pixels; gives its number. */
export async function uploadPicture(key: string, { svg, picture, payload }: Given & { svg: Buffer }): Promise<number> {
  const { file, alt, description } = picture;
  const data = await sharp(svg, { density: 144 })
    .resize({ ...DRAWN, fit: 'cover' })
    .png()
    .toBuffer();
  const png = { data, name: file.replace(/svg$/, 'png'), mimetype: 'image/png', size: data.length };
  return withTransaction(payload, async (req) => {
    const made = await payload.create({ collection: 'media', data: { alt, description }, file: png, depth: 0, req });
    return remember(key, made, req);
  });
}

/** The same drawing with another alt: it gets the copies that were made already, under names of its own. */
export function copyPicture(key: string, { like, picture, payload }: Given & { like: number }): Promise<number> {
  const { alt, description } = picture;
  return withTransaction(payload, async (req) => {
    const { id, createdAt, updatedAt, ...first } = await payload.findByID({
      collection: 'media',
      id: like,
      depth: 0,
      req,
    });
    const [stem, formerly] = [newStem(first.filename ?? ''), stemOf(first.filename ?? '')];
    const renamed = (name: string | null | undefined) => name?.replace(formerly, stem) ?? null;
    const sizes = Object.fromEntries(
      Object.entries((first.sizes ?? {}) as MadeSizes).map(([size, made]) => [
        size,
        { ...made, filename: renamed(made.filename) },
      ]),
    );
    await (await transactionOf(req)).execute(sql`
      insert into editorial.media_file (name, key, mime, bytes, created_at)
      select replace(name, ${formerly}, ${stem}), key, mime, bytes, created_at
      from editorial.media_file where starts_with(name, ${formerly})`);
    // Not payload.create: that would make all copies again.
    const data = { ...first, alt, description, sizes, filename: renamed(first.filename) };
    return remember(key, await payload.db.create({ collection: 'media', data, req }), req);
  });
}

async function remember(
  key: string,
  made: { id?: unknown; updatedAt?: unknown },
  req: PayloadRequest,
): Promise<number> {
  const entry = { key, collection: 'media', id: Number(made.id), hash: key, updatedAt: String(made.updatedAt) };
  await writeEntry(await transactionOf(req), entry);
  return entry.id;
}
