/** A Thing of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * The structured data of a page, for search engines, which read the document as the server sends it: a browser keeps that,
 * and makes none for the next page, so that `things` need not be computed there. It is executed nowhere, and no text in it
 * can end the script.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const text = import.meta.env.SSR ? JSON.stringify(graph).replaceAll('<', '\\u003c') : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which < is escaped
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
