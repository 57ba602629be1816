import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import type { DocumentKind, DocumentOf, PageDocument, PublishedDocument } from '../published/documents.ts';
import type { Picture, PictureCopy, PictureSize } from '../published/picture.ts';
import { documentTopic } from '../topics.ts';

const PAGE = ['path', 'description', 'picture'] as const;
const AUTHORSHIP = ['writtenBy', 'checkedBy', 'checkedOn'] as const;

/** Which fields a document has, beside its title, where another document refers to it or lists it (style.md 7). */
const FIELDS = {
  'content-page': PAGE,
  'landing-page': PAGE,
  topic: PAGE,
  'medical-article': PAGE,
  'advice-topic': [...PAGE, 'isDiet'],
  recipe: [...PAGE, 'altTitle', 'amountOfPeople', 'minutesNeeded'],
  'recipe-type': ['group', 'description'],
  'news-article': PAGE,
  'news-tag': ['colour'],
  theme: [],
  testimonial: [],
  file: ['description', 'file', 'bytes', 'thumbnail', 'brochure', ...AUTHORSHIP],
  video: ['description', 'youtubeId', 'picture', 'transcript'],
  organisation: ['description', 'url', 'logo'],
  expert: ['firstNameTitle', 'initials', 'lastName', 'lastNameTitle', 'invented'],
  menu: [],
  redirect: [],
  concept: [],
  definition: ['description', 'page', ...AUTHORSHIP],
  'rule-text': [],
} as const satisfies { [K in DocumentKind]: readonly (keyof DocumentOf<K>)[] };

type ByKind = {
  [K in DocumentKind]: Pick<
    DocumentOf<K>,
    'id' | 'kind' | 'title' | Extract<(typeof FIELDS)[K][number], keyof DocumentOf<K>>
  >;
};

/** A document as others show it: in a teaser or a link. */
export type Referred = ByKind[DocumentKind];

export type ReferredOf<K extends DocumentKind> = Extract<Referred, { kind: K }>;

/** A document as it is stored, without its blocks. */
export type WithoutBlocks<D extends PublishedDocument = PublishedDocument> = D extends unknown
  ? Omit<D, 'blocks'>
  : never;

/** The published documents with these ids, by id, as other documents show them. */
export async function listReferred(
  { platform: { db }, page }: RequestContext,
  ids: readonly number[],
): Promise<Record<number, Referred>> {
  if (ids.length === 0) return {};
  page.dependsOn(...ids.map(documentTopic));
  const rows = await db
    .selectFrom('document')
    .select(sql<WithoutBlocks>`content - 'blocks'`.as('content'))
    .where('id', 'in', [...ids])
    .execute();
  return Object.fromEntries(rows.map(({ content }) => [content.id, presentReferred(content)]));
}

/** The fields of a document that others show. */
export function presentReferred(document: WithoutBlocks): Referred {
  const fields: Record<string, unknown> = document;
  const names = ['id', 'kind', 'title', ...FIELDS[document.kind]];
  const shown = names.map((name) => [
    name,
    PICTURES.has(name) ? withTeaserSizes(document.kind, fields[name] as Picture) : fields[name],
  ]);
  return Object.fromEntries(shown) as Referred;
}

/** A document to which others only link, by its title: a page without what a teaser of it shows. */
export function presentLinked(document: WithoutBlocks): Referred {
  const referred = presentReferred(document);
  return 'path' in referred ? { ...referred, description: null, picture: null } : referred;
}

/** The fields that hold a picture. */
const PICTURES: ReadonlySet<string> = new Set(['picture', 'thumbnail', 'logo']);

/** The sizes in which teasers and blocks show the picture of another document; the others stay behind. */
const TEASER_SIZES: readonly PictureSize[] = ['featured', 'card'];
const VIDEO_SIZES: readonly PictureSize[] = ['default'];

/** The size in which a page shows its own picture. */
const OWN_SIZES: Partial<Record<DocumentKind, PictureSize>> = {
  'landing-page': 'header',
  'news-article': 'news',
  recipe: 'recipe',
};

/** A page with only the copies of its picture that it shows, and the one that others show where it is shared. */
export function withOwnSize<D extends PageDocument>(document: D): D {
  const { kind, picture } = document;
  const own = OWN_SIZES[kind];
  if (!picture || (own && !picture.copies.some(({ size }) => size === own))) return document;
  const copies = ({ size, scale }: PictureCopy) => size === own || (size === 'featured' && scale === 1);
  return { ...document, picture: withCopies(picture, copies) };
}

/** A picture with only the copies that a teaser of such a document shows. A picture that has none of them is unchanged. */
export const withTeaserSizes = (kind: DocumentKind, picture: Picture | null): Picture | null =>
  withSizes(picture, kind === 'video' ? VIDEO_SIZES : TEASER_SIZES);

/** A picture with only the copies in these sizes. A picture that has none of them is unchanged. */
export const withSizes = (picture: Picture | null, sizes: readonly PictureSize[]): Picture | null =>
  withCopies(picture, ({ size }) => sizes.includes(size));

function withCopies(picture: Picture | null, isShown: (copy: PictureCopy) => boolean): Picture | null {
  const copies = picture?.copies.filter(isShown) ?? [];
  return picture && copies.length > 0 ? { ...picture, copies } : picture;
}
