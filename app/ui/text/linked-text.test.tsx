import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

const drawn = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);
const link = (href: string, text: string) => `<a href="${href}" rel="nofollow noopener noreferrer">${text}</a>`;

describe('R21 text of members', () => {
  it('parts paragraphs at blank lines and keeps line ends', () => {
    expect(drawn('een\ntwee\n\n\ndrie')).toContain('<p>een<br/>twee</p><p>drie</p>');
  });

  it('links http, https and www', () => {
    expect(drawn('zie https://www.nieren.nl/a?b=c.')).toContain(
      link('https://www.nieren.nl/a?b=c', 'https://www.nieren.nl/a?b=c'),
    );
    expect(drawn('zie www.nieren.nl, echt')).toContain(link('https://www.nieren.nl', 'www.nieren.nl'));
    expect(drawn('HTTP://NIEREN.NL')).toContain('<a href="HTTP://NIEREN.NL"');
  });

  it.each(['nieren.nl', 'iemand@example.org', 'mailto:iemand@example.org', 'ftp://example.org', 'javascript:alert(1)'])(
    'links nothing else: %s',
    (text) => {
      expect(drawn(text)).not.toContain('<a');
    },
  );

  it('draws HTML as the text it is', () => {
    expect(drawn('<img src=x onerror=alert(1)> <b>dik</b>')).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;dik&lt;/b&gt;',
    );
  });

  it('links only to the web, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (noise, url) => {
        for (const [, href] of drawn(`${noise} ${url} ${noise}`).matchAll(/href="([^"]*)"/g))
          expect(href).toMatch(/^https?:\/\//i);
      }),
    );
  });
});
