/**
 * A tag of sanitised HTML in the form in which a browser serialises it. Attributes are in double quotes and may contain
 * anything but a double quote. Text has `&lt;` for `<`, so every match is a tag, and no match begins inside a tag.
 */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"]|"[^"]*")*)>/g;

/** The frame in which a table scrolls, which can be reached by keyboard (WCAG 2.1.1). */
const TABLE_FRAME = '<div role="region" aria-label="Tabel" tabindex="0" data-table>';

/** A word that is explained, with the marks before and after it: a line may end between a button and a full stop. */
const BUTTON_WITH_MARKS = /[(]?<button type[^>]*>[^<]*<\/button>[.,;:!?)]+/g;

/** A link whose text is its address. */
const BARE_LINK =
  /<a (?=[^<>]*href="(?:https?:\/\/)?(?:www\.)?([^"]*?)\/?"[^<>]*>(?:https?:\/\/)?(?:www\.)?\1\/?<\/a>)/g;

/** What adapting HTML needs to know of the page. */
interface Surroundings {
  /** The level of the highest headings. */
  level: number;
  hasPage?: (path: string) => boolean;
  /** The id of the element that explains the word with this definition; null when the page has none. */
  explanationOf?: (definition: number) => string | null;
}

/**
 * Adapts sanitised HTML to its place on the page: its highest headings get `level`, lower ones follow, each table gets a
 * frame in which it scrolls, a link to a page that does not exist yet becomes text, and a word that is explained becomes a
 * button that shows the explanation, without JavaScript too, and keeps the marks after it on its line. Paper has the address of
 * a link once, also where it is its text.
 */
export function adaptHtml(
  html: string,
  { level, hasPage = () => true, explanationOf = () => null }: Surroundings,
): string {
  const highest = Math.min(...[...html.matchAll(TAG)].map(([, , name = '']) => headingLevel(name) ?? 6));
  let inMissingLink = false; // links are not nested, nor are words that are explained
  let inExplained = false;
  const adapted = html.replaceAll(TAG, (tag, end: string, name: string, attributes: string) => {
    if (name === 'table') return end ? '</table></div>' : `${TABLE_FRAME}${tag}`;
    if (name === 'a') {
      if (!end) inMissingLink = !hasPage(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '');
      return inMissingLink ? '' : tag;
    }
    if (name === 'dfn') {
      if (end) return inExplained ? '</button>' : '';
      const explanation = explanationOf(Number(/"(\d+)"/.exec(attributes)?.[1]));
      inExplained = explanation !== null;
      return inExplained ? `<button type="button" popovertarget="${explanation}">` : '';
    }
    const own = headingLevel(name);
    return own ? `<${end}h${Math.min(own - highest + level, 6)}${attributes}>` : tag;
  });
  return adapted
    .replaceAll(BUTTON_WITH_MARKS, '<span data-whole>$&</span>')
    .replaceAll(BARE_LINK, '<a data-print="bare" ');
}

const headingLevel = (name: string): number | null => (/^h[1-6]$/.test(name) ? Number(name[1]) : null);
