import type { Plain } from './read-sources.ts';

/**
 * Files are written in the words of the contract; where an editor fills a thing in under another name, it gets that name
 * here (the other way round: publish/shapes.ts).
 */
export function asFilledIn(row: Plain, list: string): Plain {
  const { key, expanded, ...rest } = row;
  if (/^items(\.\d+\.children)?$/.test(list) && 'enabled' in row) {
    return list === 'items' ? { ...rest, expanded } : rest; // of a menu: Payload gives keys of its own
  }
  if (row.type === 'document') return { type: row.type, document: row.id };
  if (row.type === 'blog-post') return { type: row.type, blogPost: row.id };
  return row;
}

/** The same for a whole document: names that the CMS makes itself. */
export function documentAsFilledIn(collection: string, { title, ...data }: Plain): Plain {
  return collection === 'redirects' || collection === 'experts' ? data : { title, ...data };
}
