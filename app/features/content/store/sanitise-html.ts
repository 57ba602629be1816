import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { address } from '../published/fields.ts';

const TAGS = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'blockquote', 'span'],
  ...['h2', 'h3', 'h4', 'h5', 'ul', 'ol', 'li', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];
const ATTRIBUTES = ['href', 'start', 'colspan', 'rowspan', 'scope', 'lang'];

const { window } = new JSDOM('');
const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (node) => {
  const href = node.getAttribute('href');
  if (href === null) return;
  if (!address.safeParse(href).success) node.removeAttribute('href');
  else if (/^https?:/i.test(href.trim())) node.setAttribute('rel', 'noopener noreferrer');
});

/**
 * HTML of an editor with nothing left but text, its structure and links (rules.md R24): no script, style, picture, form,
 * id or class. Safe to put into a page as it is.
 */
export const sanitiseHtml = (dirty: string): string =>
  purifier.sanitize(dirty, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
