import { expect, test } from 'vitest';
import { sanitiseHtml } from '#app/features/content/store/sanitise-html.ts';
import { parseHtml } from '#tests/support/parse-html.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';

const vectors = xssVectors('globalThis.ran=1');
const elementsOf = (html: string) => [...parseHtml(html).body.querySelectorAll('*')];

test('R24 there are 200 vectors or more, all different', () => {
  expect(new Set(vectors).size).toBe(vectors.length);
  expect(vectors.length).toBeGreaterThanOrEqual(200);
});

test.for(vectors)('R24 no script is left: %s', (vector) => {
  const elements = elementsOf(sanitiseHtml(`<p>Voor</p>${vector}<p>Na</p>`));
  for (const element of elements) {
    expect(element.localName).toMatch(
      /^(p|br|hr|b|em|i|u|s|a|span|h[2-5]|ul|ol|li|table|caption|tbody|tr|td|th|code)$/,
    );
    for (const { name, value } of element.attributes) {
      expect(name).toMatch(/^(href|rel|lang|start|colspan|rowspan|scope)$/);
      if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|tel:|\/(?!\/))/i);
    }
  }
});

test('R24 sanitising twice changes nothing more', () => {
  for (const vector of vectors) expect(sanitiseHtml(sanitiseHtml(vector))).toBe(sanitiseHtml(vector));
});

test('R24 HTML that an editor may write stays', () => {
  const html =
    '<h3>Titel</h3><p>Een <strong>vet</strong> woord, <em>schuin</em>, H<sub>2</sub>O.</p><ul><li>Een</li></ul>' +
    '<p><a href="/over">Over</a> <a href="https://example.org/" rel="noopener noreferrer">Elders</a></p>' +
    '<table><tbody><tr><th scope="col">Kop</th></tr><tr><td colspan="2">Cel</td></tr></tbody></table>';
  expect(sanitiseHtml(html)).toBe(html);
});
