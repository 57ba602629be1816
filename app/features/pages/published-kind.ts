import { createContext } from 'react-router';
import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentKind, DocumentOf, PublishedDocument } from '#app/features/content/published/documents.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';

/** Options for reading the screen of a document. */
export interface ScreenOptions {
  /** Whether to read all articles below the document, instead of only the first. */
  allChildren?: boolean;
  /** Whether the document is a draft, which differs from what is published or is not published at all. */
  draft?: boolean;
}

/** How the server reads a kind of document; registered by the feature that owns the kind. */
export interface PublishedKind<K extends DocumentKind> {
  /** Reads everything that the component of the kind renders. A draft may be incomplete, see `completeDraft`. */
  readScreen(
    ctx: RequestContext,
    source: DocumentWithRefs<DocumentOf<K>>,
    options: ScreenOptions,
  ): Promise<{ document: DocumentOf<K> }>;
  /** Whether each document of the kind is a page at its own path, for readers and in the sitemap. */
  isPage?: boolean;
}

/** An entry for every kind that the CMS publishes. */
export type PublishedKinds = { readonly [K in DocumentKind]: PublishedKind<K> };

/** The props of a component that renders a document: those that all kinds have. */
export interface Screen {
  document: PublishedDocument;
}

/** The kinds, for the loaders of published pages. The parent route provides them. */
export const publishedKindsContext = createContext<PublishedKinds>();

/** Reads the screen of a document by the entry of its kind. */
export function readScreen(
  ctx: RequestContext,
  { kinds, source, options = {} }: { kinds: PublishedKinds; source: DocumentWithRefs; options?: ScreenOptions },
): Promise<Screen> {
  // Each entry takes documents of its own kind. TypeScript cannot infer that from a union.
  const entry = kinds[source.document.kind] as PublishedKind<DocumentKind>;
  return entry.readScreen(ctx, source, options);
}

/** The kinds of which each document is a page at its own path. */
export const pageKindsOf = (kinds: PublishedKinds): DocumentKind[] =>
  (Object.keys(kinds) as DocumentKind[]).filter((kind) => kinds[kind].isPage);
