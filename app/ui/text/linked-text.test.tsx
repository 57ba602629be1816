import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderDocument } from '#app/render-document.ts';
import { LinkedText } from './linked-text.tsx';

const renderText = async (text: string) => (await renderDocument(<LinkedText text={text} />, '')).html;
const link = (href: string, text: string) =>
  `<a href="${href}" rel="nofollow noopener noreferrer" data-link="document" data-print="bare">${text}</a>`;

describe('R21 text of members', () => {
  it('separates paragraphs at blank lines, and keeps line breaks', async () => {
    expect(await renderText('een\ntwee\n\n\ndrie')).toContain('<p>een<br/>twee</p><p>drie</p>');
  });

  it('has the direction of its script', async () => {
    expect(await renderText('مرحبا')).toMatch(/<div [^>]*dir="auto"><p>مرحبا/);
  });

  it('links http, https and www', async () => {
    expect(await renderText('zie https://www.nieren.nl/a?b=c.')).toContain(
      link('https://www.nieren.nl/a?b=c', 'https://www.nieren.nl/a?b=c'),
    );
    expect(await renderText('zie www.nieren.nl, echt')).toContain(link('https://www.nieren.nl', 'www.nieren.nl'));
    expect(await renderText('HTTP://NIEREN.NL')).toContain('<a href="HTTP://NIEREN.NL"');
  });

  it.each([
    ['“https://nieren.nl/a”', 'https://nieren.nl/a'],
    ['‘https://nieren.nl/a’, zei hij', 'https://nieren.nl/a'],
    ['«www.nieren.nl»', 'www.nieren.nl'],
    ['https://nieren.nl/a…', 'https://nieren.nl/a'],
    ['https://nieren.nl/don’t', 'https://nieren.nl/don’t'],
    ['https://nie\u200bren.nl/a\u2060', 'https://nieren.nl/a'],
  ])('an address has neither the quotes around it nor what shows nothing: %j', async (text, address) => {
    const [, shown] = /<a [^>]*>([^<]*)<\/a>/.exec(await renderText(text)) ?? [];
    expect([shown, await renderText(text)]).toEqual([
      address,
      expect.stringMatching(/href="https:\/\/[^"“”‘«»…\u200b]*"/),
    ]);
  });

  it.each(['nieren.nl', 'iemand@example.org', 'mailto:iemand@example.org', 'ftp://example.org', 'javascript:alert(1)'])(
    'links nothing else: %s',
    async (text) => {
      expect(await renderText(text)).not.toContain('<a');
    },
  );

  it.each([
    'https://nieren.nl@evil.example',
    'https://nieren.nl:80@evil.example/a',
    'HTTPS://nieren.nl%2fa@evil.example',
    'https:///nieren.nl@evil.example',
    'https://:geheim@evil.example',
    'www.nieren.nl@evil.example',
  ])('does not link to a host that stands behind another one: %s', async (text) => {
    const links = [...(await renderText(`zie ${text} nu`)).matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    for (const href of links)
      expect([text, new URL(href).hostname]).toEqual([text, expect.stringContaining('nieren.nl')]);
  });

  it('escapes HTML', async () => {
    expect(await renderText('<img src=x onerror=alert(1)> <b>dik</b>')).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;dik&lt;/b&gt;',
    );
  });

  it('links only to web addresses, with any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.webUrl(), async (noise, url) => {
        for (const [, href] of (await renderText(`${noise} ${url} ${noise}`)).matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^https?:\/\//i);
      }),
    );
  });
});
