/**
 * A tag of sanitised HTML in the form in which a browser serialises it. Attributes are in double quotes and may contain
 * anything but a double quote. Text has `&lt;` for `<`, so every match is a tag, and no match begins inside a tag.
 */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>/g;

/** The frame in which a table scrolls, which can be reached by keyboard (WCAG 2.1.1). */
const TABLE_FRAME = '<div role="region" aria-label="Tabel" tabindex="0" data-table>';

/**
 * Adapts sanitised HTML to its place on the page: its highest headings get `level`, lower ones follow, each table gets a
 * frame in which it scrolls, and a link to a page that does not exist yet becomes text.
 */
export function adaptHtml(html: string, level: number, hasPage: (path: string) => boolean = () => true): string {
  const highest = Math.min(...[...html.matchAll(TAG)].map(([, , name = '']) => headingLevel(name) ?? 6));
  let inMissingLink = false; // links are not nested
  return html.replaceAll(TAG, (tag, end: string, name: string, attributes: string) => {
    if (name === 'table') return end ? '</table></div>' : `${TABLE_FRAME}${tag}`;
    if (name === 'a') {
      if (!end) inMissingLink = !hasPage(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '');
      return inMissingLink ? '' : tag;
    }
    const own = headingLevel(name);
    return own ? `<${end}h${Math.min(own - highest + level, 6)}${attributes}>` : tag;
  });
}

const headingLevel = (name: string): number | null => (/^h[1-6]$/.test(name) ? Number(name[1]) : null);
