import { JSDOM } from 'jsdom';

/** One for all: a window of its own costs as much as the parsing of a long page. */
const { DOMParser } = new JSDOM().window;

/** The document of this HTML, of which no script runs and no style counts. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
