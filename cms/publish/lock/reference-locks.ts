import type { ReferenceLocks } from '../../database/document-locks.ts';
import { prefixOf } from '../../media/names.ts';
import { type DocumentKey, type DocumentVersions, parentOf, pathOf, uniqueValueOf } from '../read/document-versions.ts';

/**
 * The locks of a publication: shared ones on everything that the document refers to, and exclusive ones on its path and,
 * when it `moves`, on the page itself; on all parents when it gets another parent (`reparents`), and on all redirects when
 * it is one, because two changes at once could make a cycle that neither sees; on the value of a unique field. Pages to
 * which only its draft links are not locked: a preview does not follow them.
 */
export function publicationLocks(
  { collection, id, published, draft }: DocumentVersions,
  { moves, reparents }: { moves: boolean; reparents: boolean },
): ReferenceLocks {
  const shared: string[] = [];
  for (const version of new Set([published, draft])) {
    if (!version) continue;
    const { pictures, pages, files, prefixes } = version.references;
    shared.push(
      ...Array.from(pictures, pictureName),
      ...Array.from(files, fileName),
      ...Array.from(prefixes, prefixName),
    );
    if (version === published) shared.push(...Array.from(pages, pageName));
  }
  const path = pathOf(published);
  const unique = uniqueValueOf(collection, published);
  const exclusive = [
    ...(moves ? [pageName(id)] : []),
    ...(path ? [`path ${path}`] : []),
    ...(reparents && parentOf(published) !== null ? ['parents'] : []),
    ...(published?.stored.from ? ['redirects'] : []),
    ...(unique ? [`${unique.field} of ${collection.slug} ${unique.value}`] : []),
  ];
  return { shared, exclusive };
}

/** The locks of a change or delete of a picture or file: exclusive ones on its id and its name. */
export const fileLocks = ({ slug, id }: DocumentKey, filename: string | null | undefined): ReferenceLocks => ({
  shared: [],
  exclusive: [(slug === 'media' ? pictureName : fileName)(id), ...(filename ? [prefixName(prefixOf(filename))] : [])],
});

const pictureName = (id: number): string => `picture ${id}`;
const pageName = (id: number): string => `page ${id}`;
const fileName = (id: number): string => `file ${id}`;
const prefixName = (prefix: string): string => `file prefix ${prefix}`;
