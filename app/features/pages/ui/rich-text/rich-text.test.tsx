import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from '#app/features/content/store/sanitise-html.ts';
import { MissingPagesContext } from '#app/ui/link/missing-pages.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { inRouter } from '#tests/support/render-block.tsx';
import { adaptHtml } from './adapt-html.ts';
import { RichText } from './rich-text.tsx';

describe('the text of an editor', () => {
  it('is rendered as the stored HTML', () => {
    expect(inRouter(<RichText html="<p>Drink <strong>genoeg</strong>.</p>" level={2} />)).toContain(
      '><p>Drink <strong>genoeg</strong>.</p></div>',
    );
  });

  it('has headings that begin at the level below the heading above it', () => {
    expect(adaptHtml('<h3>Een</h3><h4>Twee</h4><h3>Drie</h3>', { level: 2 })).toBe(
      '<h2>Een</h2><h3>Twee</h3><h2>Drie</h2>',
    );
    expect(adaptHtml('<h2>Een</h2><h5 lang="en">Two</h5>', { level: 4 })).toBe('<h4>Een</h4><h6 lang="en">Two</h6>');
    expect(adaptHtml('<p>Geen</p>', { level: 2 })).toBe('<p>Geen</p>');
  });

  it('has tables that scroll by keyboard', () => {
    expect(adaptHtml('<p>a</p><table><tbody></tbody></table>', { level: 2 })).toBe(
      '<p>a</p><div role="region" aria-label="Tabel" tabindex="0" data-table><table><tbody></tbody></table></div>',
    );
  });

  it('says the address of a link once on paper, where it is its text', () => {
    const links = [
      ['https://nierstichting.nl/', 'nierstichting.nl', true],
      ['https://www.nieren.nl/a', 'https://www.nieren.nl/a', true],
      ['https://nieren.nl/a', 'nieren.nl', false],
      ['https://nieren.nl', 'Lees <strong>nieren.nl</strong>', false],
    ] as const;
    for (const [href, text, isBare] of links) {
      const adapted = adaptHtml(`<p><a rel="nofollow" href="${href}">${text}</a></p>`, { level: 2 });
      expect([text, adapted.includes('data-print="bare"')]).toEqual([text, isBare]);
    }
  });

  it('choices.md 41: has no links to pages that do not exist yet', () => {
    const html =
      '<p><a href="/personen">Personen</a>, <a rel="nofollow" href="/groepen"><strong>groepen</strong></a></p>';
    const text = inRouter(
      <MissingPagesContext value={['/personen']}>
        <RichText html={html} level={2} />
      </MissingPagesContext>,
    );
    expect(text).toContain('<p>Personen, <a rel="nofollow" href="/groepen"><strong>groepen</strong></a></p>');
  });
});

describe('R24 adapting HTML adds no elements or attributes but the frames of tables', () => {
  const document = parseHtml('<!doctype html><body></body>');

  /** The elements that a browser parses, with their attributes, except paragraphs: a table in one splits it in two. */
  function elements(html: string): string[][] {
    document.body.innerHTML = html;
    return [...document.body.querySelectorAll('*')]
      .filter(({ localName, attributes }) => localName !== 'p' || attributes.length > 0)
      .filter((element) => !element.hasAttribute('data-table'))
      .map(({ localName, attributes }) => [
        localName.replace(/^h\d$/, 'h'),
        ...[...attributes].map(({ name, value }) => `${name}=${value}`),
      ]);
  }

  const inAttribute = '<table><h2><img src=x onerror=alert(1)></h2><script>alert(1)</script></table>';

  it.each([
    `<a href="https://example.org/?${inAttribute}">tekst</a>`,
    `<p lang="${inAttribute}">tekst</p>`,
    `<a href='https://example.org/?"><table>'>tekst</a>`,
    '<p>&lt;table onclick=x&gt; "<b>"</b>&lt;/table&gt;</p>',
    '<a href="https://example.org/?a>b<table">tekst</a>',
  ])('%s', (dirty) => {
    const html = sanitiseHtml(dirty);
    expect(elements(adaptHtml(html, { level: 3 }))).toEqual(elements(html));
    expect(adaptHtml(html, { level: 3 })).not.toContain('<div');
  });

  it.each([
    '<a href="https://example.org/?a>b<table><img src=x onerror=alert(1)>">tekst</a>',
    '<p lang="a>b<h2 onclick=x>">tekst</p>',
  ])('with unescaped < and > in an attribute, as HTML allows: %s', (html) => {
    expect(adaptHtml(html, { level: 3 })).toBe(html);
  });

  it('with any input', () => {
    const pieces = [
      '<table>',
      '</table>',
      '<h2>',
      '<p lang="',
      '"',
      "'",
      '>',
      '<',
      '<tr><td>',
      '<a href="https://a.nl/',
      'x',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
        const html = sanitiseHtml(parts.join(''));
        expect(elements(adaptHtml(html, { level: 2 }))).toEqual(elements(html));
      }),
      { numRuns: 300 },
    );
  });
});
