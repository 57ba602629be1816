/** A Thing of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The structured data of a page, for search engines. Browsers do not execute it, and no text in it can end the script. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which < is escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
