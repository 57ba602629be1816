import { JSDOM } from 'jsdom';

/** The start and end tags between which words are apart, although no space is there. */
const BLOCK_TAG = /<(?=\/?(?:p|br|hr|h[2-5]|ul|ol|li|blockquote|table|caption|tr|t[hd])\b)/gi;

/** The text of stored HTML, without its tags, a line for each paragraph and item of a list: for a search. */
export const textOfHtml = (html: string): string =>
  (JSDOM.fragment(html.replaceAll(BLOCK_TAG, '\n<')).textContent ?? '')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
