import type { Plain } from './read-sources.ts';

/**
 * A row of a list with the field names of the CMS, where those differ from the names of the contract, in which the files
 * are written. The opposite of publish/project/to-contract.ts.
 * @param list the path of the list in the document, such as `items.0.children`
 */
export function rowFromContract(row: Plain, list: string): Plain {
  const { key, expanded, ...rest } = row;
  if (/^items(\.\d+\.children)?$/.test(list) && 'enabled' in row) {
    return list === 'items' ? { ...rest, expanded } : rest; // of a menu: Payload makes the keys
  }
  if (row.type === 'document') return { type: row.type, document: row.id };
  if (row.type === 'blog-post') return { type: row.type, blogPost: row.id };
  return row;
}

/** The same for a document: without the title, where the CMS makes that from other fields. */
export function documentFromContract(collection: string, { title, ...data }: Plain): Plain {
  return collection === 'redirects' || collection === 'experts' ? data : { title, ...data };
}
