type Plain = Record<string, unknown>;

/** Where the contract says a thing in another way than an editor fills it in; all else has one name in both. */
const shapes: Record<string, (plain: Plain, data: Plain) => Plain> = {
  'related-content': (block) => ({
    ...block,
    items: rows(block.items).map(({ document, blogPost, ...item }) => ({
      ...item,
      ...(item.type === 'document' && { id: document }),
      ...(item.type === 'blog-post' && { id: blogPost }),
    })),
  }),
  file: (plain, { filename, mimeType, filesize }) => ({ ...plain, file: filename, type: mimeType, bytes: filesize }),
  redirect: (plain) => ({ ...plain, title: plain.from }),
  menu: (plain) => ({
    ...plain,
    items: rows(plain.items).map((item) => ({
      ...item,
      key: item.id,
      children: rows(item.children).map((child) => ({ ...child, key: child.id, expanded: false })),
    })),
  }),
};

/** The document or block of this kind as the contract says it; `data` is what Payload keeps of it. */
export const shaped = (kind: string, plain: Plain, data: Plain): Plain => shapes[kind]?.(plain, data) ?? plain;

const rows = (value: unknown): Plain[] => (Array.isArray(value) ? value : []);
