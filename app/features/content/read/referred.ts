import type { DocumentKind, DocumentOf, PublishedDocument } from '../published/documents.ts';

const PAGE = ['path', 'description', 'picture'] as const;

/** What is drawn of a document where another names or lists it, beside its title; nothing else is sent to a reader. */
const SHOWN = {
  'content-page': PAGE,
  'landing-page': PAGE,
  topic: PAGE,
  'medical-article': PAGE,
  'advice-topic': PAGE,
  recipe: [...PAGE, 'altTitle', 'amountOfPeople', 'minutesNeeded'],
  'recipe-type': [],
  'news-article': PAGE,
  'news-tag': ['colour'],
  theme: [],
  testimonial: [],
  file: ['description', 'file', 'bytes', 'thumbnail', 'brochure'],
  video: ['description', 'youtubeId', 'picture', 'transcript'],
  organisation: ['description', 'url', 'logo'],
  expert: ['firstNameTitle', 'initials', 'lastName', 'lastNameTitle'],
  menu: [],
  redirect: [],
  synonyms: [],
} as const satisfies { [K in DocumentKind]: readonly (keyof DocumentOf<K>)[] };

type ByKind = {
  [K in DocumentKind]: Pick<
    DocumentOf<K>,
    'id' | 'kind' | 'title' | Extract<(typeof SHOWN)[K][number], keyof DocumentOf<K>>
  >;
};

/** A document as others show it. */
export type Referred = ByKind[DocumentKind];

export type ReferredOf<K extends DocumentKind> = Extract<Referred, { kind: K }>;

/** A document as it is stored, without its blocks. */
export type WithoutBlocks<D extends PublishedDocument = PublishedDocument> = D extends unknown
  ? Omit<D, 'blocks'>
  : never;

/** Of a document what others show (style.md 7). */
export function refer(document: WithoutBlocks): Referred {
  const fields: Record<string, unknown> = document;
  const names = ['id', 'kind', 'title', ...SHOWN[document.kind]];
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Referred;
}
