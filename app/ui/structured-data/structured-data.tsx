/** A thing in the words of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What search engines read of a page. It is data: no browser runs it, and no text in it can end it. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
