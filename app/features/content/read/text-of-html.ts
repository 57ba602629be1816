/** The start and end tags between which words are apart, although no space is there. */
const BLOCK_TAG = /<(?=\/?(?:p|br|hr|h[2-5]|ul|ol|li|blockquote|table|caption|tr|t[hd])\b)/gi;

/** Gives the text of stored HTML, without its tags, a line for each paragraph and item of a list. */
export type TextOfHtml = (html: string) => string;

/** Loads what gives the text of HTML. Its parser is large, and only the worker needs it. */
export async function loadTextOfHtml(): Promise<TextOfHtml> {
  const { JSDOM } = await import('jsdom');
  return (html) =>
    (JSDOM.fragment(html.replaceAll(BLOCK_TAG, '\n<')).textContent ?? '')
      .split('\n')
      .map((line) => line.replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line !== '')
      .join('\n');
}
