import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '#app/render-document.ts';
import { LinkedText } from './linked-text.tsx';

const drawn = async (text: string) => (await renderDocument(<LinkedText text={text} />, '')).html;
const link = (href: string, text: string) => `<a href="${href}" rel="nofollow noopener noreferrer">${text}</a>`;

describe('R21 text of members', () => {
  it('parts paragraphs at blank lines and keeps line ends', async () => {
    expect(await drawn('een\ntwee\n\n\ndrie')).toContain('<p>een<br/>twee</p><p>drie</p>');
  });

  it('links http, https and www', async () => {
    expect(await drawn('zie https://www.nieren.nl/a?b=c.')).toContain(
      link('https://www.nieren.nl/a?b=c', 'https://www.nieren.nl/a?b=c'),
    );
    expect(await drawn('zie www.nieren.nl, echt')).toContain(link('https://www.nieren.nl', 'www.nieren.nl'));
    expect(await drawn('HTTP://NIEREN.NL')).toContain('<a href="HTTP://NIEREN.NL"');
  });

  it.each(['nieren.nl', 'iemand@example.org', 'mailto:iemand@example.org', 'ftp://example.org', 'javascript:alert(1)'])(
    'links nothing else: %s',
    async (text) => {
      expect(await drawn(text)).not.toContain('<a');
    },
  );

  it('draws HTML as the text it is', async () => {
    expect(await drawn('<img src=x onerror=alert(1)> <b>dik</b>')).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;dik&lt;/b&gt;',
    );
  });

  it('links only to the web, whatever is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.webUrl(), async (noise, url) => {
        for (const [, href] of (await drawn(`${noise} ${url} ${noise}`)).matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^https?:\/\//i);
      }),
    );
  });
});
