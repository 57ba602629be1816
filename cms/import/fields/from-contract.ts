import type { PlainObject } from '../../plain-object.ts';
import type { Source } from '../sources/read-sources.ts';

/**
 * A row of a list with the field names of the CMS, where those differ from the names of the contract, in which the files
 * are written. The opposite of publish/project/to-contract.ts.
 * @param list the path of the list in the document, such as `items.0.children`
 */
export function rowFromContract(row: PlainObject, list: string): PlainObject {
  const { key, expanded, ...rest } = row;
  if (/^items(\.\d+\.children)?$/.test(list) && 'enabled' in row) {
    return list === 'items' ? { ...rest, expanded } : rest; // of a menu: Payload makes the keys
  }
  if (row.type === 'document') return { type: row.type, document: row.id };
  if (row.type === 'blog-post') return { type: row.type, blogPost: row.id };
  return row;
}

/**
 * Data of documents that are no fields of their collection: titles that the CMS makes, what brochures are made of, and how
 * the nutrients of recipes are computed.
 */
const NO_FIELDS: Record<string, string[]> = {
  redirects: ['title'],
  experts: ['title'],
  files: ['file', 'text'],
  recipes: ['preparation'],
};

/** The data of a document for the fields of its collection. */
export const fieldsFromContract = ({ collection, data }: Source): PlainObject =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !NO_FIELDS[collection]?.includes(name)));
