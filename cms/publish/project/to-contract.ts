import type { PlainObject } from '../../plain-object.ts';

/** The kinds of which the contract differs from the fields in the CMS; all other fields have the same name in both. */
const adapters: Record<string, (fields: PlainObject, stored: PlainObject) => PlainObject> = {
  'related-content': (block) => ({
    ...block,
    items: rows(block.items).map(({ document, blogPost, ...item }) => ({
      ...item,
      ...(item.type === 'document' && { id: document }),
      ...(item.type === 'blog-post' && { id: blogPost }),
    })),
  }),
  file: (fields, { filename, mimeType, filesize }) => ({ ...fields, file: filename, type: mimeType, bytes: filesize }),
  redirect: (fields) => ({ ...fields, title: fields.from }),
  menu: (fields) => ({
    ...fields,
    items: rows(fields.items).map((item) => ({
      ...item,
      key: item.id,
      children: rows(item.children).map((child) => ({ ...child, key: child.id, expanded: false })),
    })),
  }),
};

/** The fields of a document or block of this kind as the contract has them; `stored` is what Payload stores of it. */
export const toContract = (kind: string, fields: PlainObject, stored: PlainObject): PlainObject =>
  adapters[kind]?.(fields, stored) ?? fields;

const rows = (value: unknown): PlainObject[] => (Array.isArray(value) ? value : []);
