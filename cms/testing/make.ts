import type { Payload } from 'payload';
import { sharp } from '../media/picture-reader.ts';

/** A rich text as Payload stores it: one paragraph of these parts, a string or a node each. */
export const text = (...parts: (string | object)[]) => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: parts.map((part) => (typeof part === 'string' ? textNode(part) : part)),
      },
    ],
  },
});

/** A text node; `format` is a bit mask of Lexical. */
export const textNode = (content: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});

/** A link node to a document of the CMS. */
export const linkTo = (relationTo: string, value: number, label = 'lees verder') => ({
  type: 'link',
  version: 3,
  id: 'a1b2c3',
  fields: { linkType: 'internal', newTab: false, doc: { relationTo, value } },
  children: [textNode(label)],
});

/** Creates a document and publishes it. Returns its id. */
export async function publish(payload: Payload, collection: string, data: object): Promise<number> {
  const made = await payload.create({
    collection: collection as never,
    data: { ...data, _status: 'published' } as never,
  });
  return (made as { id: number }).id;
}

/** Creates a draft, as the form of the admin does. Returns its id. */
export async function draft(payload: Payload, collection: string, data: object): Promise<number> {
  const made = await payload.create({
    collection: collection as never,
    draft: true,
    data: { ...data, _status: 'draft' } as never,
  });
  return (made as { id: number }).id;
}

/** Uploads a picture, with all its copies. Returns its id. */
export async function makePicture(payload: Payload, alt = 'Twee nieren'): Promise<number> {
  const data = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b5260' } })
    .jpeg()
    .toBuffer();
  const file = { data, mimetype: 'image/jpeg', name: 'nieren.jpg', size: data.length };
  return (await payload.create({ collection: 'media', data: { alt }, file })).id;
}

/** Uploads a PDF. Returns its id. */
export async function makeFile(payload: Payload, { brochure = true } = {}): Promise<number> {
  const data = Buffer.from('%PDF-1.4 een folder xref %%EOF');
  const file = { data, mimetype: 'application/pdf', name: 'folder.pdf', size: data.length };
  return (await payload.create({ collection: 'files', data: { title: 'Folder', brochure }, file })).id;
}
