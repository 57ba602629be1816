import { createContext } from 'react-router';
import type { ReadDocument } from '#app/features/content/index.ts';
import type { DocumentKind, DocumentOf, PublishedDocument } from '#app/features/content/published/documents.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** What is asked of a screen beside its document. */
export interface ScreenOptions {
  /** Whether a list that is cut short is to be read whole. */
  allChildren?: boolean;
  /** Whether the document is a draft, which is not among the published ones. */
  draft?: boolean;
}

/** What the feature that owns a kind of document registers of it for the server. */
export interface PublishedKind<K extends DocumentKind> {
  /** Reads everything that the component of the kind renders. A draft may be incomplete, see `completeDraft`. */
  readScreen(
    ctx: RequestContext,
    read: ReadDocument<DocumentOf<K>>,
    options: ScreenOptions,
  ): Promise<{ document: DocumentOf<K> }>;
  /** Whether each document of the kind is a page at its own path, for readers and in the sitemap. */
  isPage?: boolean;
}

/** An entry for every kind that the CMS publishes. */
export type PublishedKinds = { readonly [K in DocumentKind]: PublishedKind<K> };

/** What a component gets of a document, whatever its kind. */
export interface Screen {
  document: PublishedDocument;
}

/** Where the loaders of published pages find the kinds; the route above them puts them there. */
export const publishedKindsContext = createContext<PublishedKinds>();

/** Reads the screen of a document as its kind wants it. */
export function readScreen(
  ctx: RequestContext,
  { kinds, read, options = {} }: { kinds: PublishedKinds; read: ReadDocument; options?: ScreenOptions },
): Promise<Screen> {
  // Each entry takes the documents of its own kind, which TypeScript can't tell of a union.
  const entry = kinds[read.document.kind] as PublishedKind<DocumentKind>;
  return entry.readScreen(ctx, read, options);
}

/** The kinds of which each document is a page at its own path. */
export const pageKindsOf = (kinds: PublishedKinds): DocumentKind[] =>
  (Object.keys(kinds) as DocumentKind[]).filter((kind) => kinds[kind].isPage);
