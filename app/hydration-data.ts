import { text } from 'node:stream/consumers';
import type { EntryContext } from 'react-router';

/** The end of every page. */
const END = '</body></html>';

/**
 * Reads the data of the loaders, as the router's script in the browser expects it. The router itself would stream it through
 * a Suspense boundary, and React would have to render in chunks.
 */
export const readHydrationData = async (stream: EntryContext['serverHandoffStream']): Promise<string> =>
  stream ? text(stream) : '';

/** Inserts the data at the end of a page, where the router's stream would have put it. */
export function insertHydrationData(html: string, { data, nonce }: { data: string; nonce: string }): string {
  const code = JSON.stringify(data).replaceAll('<', String.raw`\u003c`); // nothing in it can end the script
  const stream = 'window.__reactRouterContext.streamController';
  const script = `<script nonce="${nonce}">${stream}.enqueue(${code});${stream}.close();</script>`;
  return html.endsWith(END) ? html.slice(0, -END.length) + script + END : html;
}
