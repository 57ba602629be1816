import type { DocumentKind, DocumentOf, PublishedDocument } from '../published/documents.ts';
import type { Picture, PictureSize } from '../published/picture.ts';

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

/** The fields that hold a picture. */
const PICTURES: ReadonlySet<string> = new Set(['picture', 'thumbnail', 'logo']);

/** The sizes in which teasers and blocks show the picture of another document; the others stay behind. */
const TEASER_SIZES: readonly PictureSize[] = ['featured', 'card'];
const VIDEO_SIZES: readonly PictureSize[] = ['default'];

/** A picture with only the copies that a teaser of such a document shows. A picture that has none of them is unchanged. */
export function withTeaserSizes(kind: DocumentKind, picture: Picture | null): Picture | null {
  const sizes = kind === 'video' ? VIDEO_SIZES : TEASER_SIZES;
  const copies = picture?.copies.filter(({ size }) => sizes.includes(size));
  return picture && copies && copies.length > 0 ? { ...picture, copies } : picture;
}
