import { after, before } from './neighbours.ts';
import { rebuildLists } from './pasted-lists.ts';

/** What Word and Google Docs put on the clipboard beside the text: styles, ends of paragraphs, a last line break. */
const CLUTTER = 'style, script, meta, link, title, xml, .EOP, br.Apple-interchange-newline';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const BLOCKS = `p, div, ul, ol, table, blockquote, hr, ${HEADINGS}`;

/** What a block without text may still show. */
const SHOWS = 'img, hr, table';

/** The styles that the editor reads as bold, italic, underlined, and above or below the line; and when they say nothing. */
const EMPHASIS = ['font-weight', 'font-style', 'text-decoration', 'vertical-align'];
const PLAIN = ['', 'normal', '400', 'none', 'baseline'];

/** The attributes that the editor reads, beside those styles. */
const READ = ['href', 'start', 'colspan', 'rowspan'];

/**
 * Text that is pasted from Word, Word Online, Google Docs or a page, as HTML that the editor understands: with lists as
 * lists, headings of the two levels that it has, and without empty lines and styles.
 * @param parse makes a document of HTML
 */
export function cleanPastedHtml(html: string, parse: (html: string) => Document): string {
  const { body } = parse(html);
  removeClutter(body);
  nameHeadings(body);
  rebuildLists(body);
  removeEmptyLines(body);
  levelHeadings(body);
  keepWhatIsRead(body);
  return body.innerHTML;
}

function removeClutter(body: HTMLElement): void {
  for (const element of body.querySelectorAll(CLUTTER)) element.remove();
  for (const element of [...body.getElementsByTagName('o:p')]) unwrap(element);
  removeComments(body);
  // Google Docs puts all of the text in such an element.
  for (const element of body.querySelectorAll<HTMLElement>('b, strong'))
    if (['normal', '400'].includes(element.style.fontWeight)) unwrap(element);
}

function removeComments(node: Node): void {
  for (const child of [...node.childNodes]) {
    if (child.nodeName === '#comment') child.remove();
    else removeComments(child);
  }
}

/** Makes headings of the paragraphs that Word Online gives that role. */
function nameHeadings(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[role=heading]')) {
    const level = Math.min(Math.max(Number(element.getAttribute('aria-level')) || 2, 1), 6);
    if (!element.matches(HEADINGS)) rename(element, `h${level}`);
  }
}

/** Removes paragraphs without text, which would be gaps, and line breaks between blocks. In a table they hold a cell open. */
function removeEmptyLines(body: HTMLElement): void {
  for (const element of [...body.querySelectorAll(`p, div, li, blockquote, ${HEADINGS}`)].reverse()) {
    const isEmpty = /^[\s\u200b]*$/.test(element.textContent ?? '') && !element.querySelector(SHOWS);
    if (isEmpty && !element.closest('td, th')) element.remove();
  }
  for (const line of body.querySelectorAll('br')) {
    const previous = before(line);
    if (previous ? isBlock(previous) : isBlock(after(line))) line.remove();
  }
}

/** Gives the highest of the headings the highest level of the editor, and all others the one below. */
function levelHeadings(body: HTMLElement): void {
  const headings = [...body.querySelectorAll(HEADINGS)];
  const highest = headings.map(({ localName }) => localName).sort()[0];
  for (const heading of headings) rename(heading, heading.localName === highest ? 'h3' : 'h4');
}

/** Leaves of attributes and styles only what the editor reads, and no element that then says nothing. */
function keepWhatIsRead(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('*')) {
    const styles = EMPHASIS.map((name) => [name, element.style.getPropertyValue(name)] as const);
    for (const { name } of [...element.attributes]) if (!READ.includes(name)) element.removeAttribute(name);
    for (const [name, value] of styles) if (!PLAIN.includes(value)) element.style.setProperty(name, value);
    if (element.localName === 'span' && !element.hasAttribute('style')) unwrap(element);
  }
}

const isBlock = (node: Node | null): boolean => node !== null && 'matches' in node && (node as Element).matches(BLOCKS);

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);
