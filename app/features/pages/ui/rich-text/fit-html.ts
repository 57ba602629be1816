/**
 * A tag of sanitised HTML, as a browser writes it out: attributes in double quotes, in which anything may stand but a
 * double quote. Outside of a tag a browser writes `<` as `&lt;`, so what this finds is a tag, and nothing within one is.
 */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>/g;

/** A table scrolls in a frame of its own, which the keyboard can reach (WCAG 2.1.1). */
const TABLE_FRAME = '<div role="region" aria-label="Tabel" tabindex="0" data-table>';

/**
 * Makes sanitised HTML fit where it stands: its highest headings become `level`, those below them follow, and each table
 * gets a frame.
 */
export function fitHtml(html: string, level: number): string {
  const highest = Math.min(...[...html.matchAll(TAG)].map(([, , name = '']) => headingLevel(name) ?? 6));
  return html.replaceAll(TAG, (tag, end: string, name: string, attributes: string) => {
    if (name === 'table') return end ? '</table></div>' : `${TABLE_FRAME}${tag}`;
    const own = headingLevel(name);
    return own ? `<${end}h${Math.min(own - highest + level, 6)}${attributes}>` : tag;
  });
}

const headingLevel = (name: string): number | null => (/^h[1-6]$/.test(name) ? Number(name[1]) : null);
