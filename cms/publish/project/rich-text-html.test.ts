import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../../app/features/content/store/sanitise-html.ts';
import { linkTo, text, textNode } from '../../testing/make.ts';
import { htmlOf } from './rich-text-html.ts';

const nowhere = () => undefined;
const node = (type: string, children: object[] = [], more: object = {}) => ({ type, version: 1, children, ...more });
const whole = (...children: object[]) => ({ root: node('root', children) });
const cell = (content: string, headerState: number) =>
  node('tablecell', [node('paragraph', [textNode(content)])], { headerState, colSpan: 1 });

const FORMATS = { strong: 1, em: 2, u: 8, sub: 32, sup: 64 };

test('the site’s sanitiser leaves everything that the rich text editor can make', () => {
  const marked = Object.values(FORMATS).map((format) => textNode('woord', format));
  const html = htmlOf(
    whole(
      node('heading', [textNode('Kop')], { tag: 'h3' }),
      node('heading', [textNode('Kop')], { tag: 'h4' }),
      node('paragraph', [...marked, { type: 'linebreak', version: 1 }, textNode('1 < 2')]),
      node('list', [node('listitem', [textNode('een')])], { listType: 'bullet', tag: 'ul' }),
      node('list', [node('listitem', [textNode('twee')])], { listType: 'number', tag: 'ol', start: 3 }),
      node('quote', [textNode('gezegd')]),
      { type: 'horizontalrule', version: 1 },
      node('table', [node('tablerow', [cell('a', 1), cell('b', 2), cell('c', 0)])]),
    ),
    nowhere,
  );
  const tags = Object.keys(FORMATS)
    .map((tag) => `<${tag}>woord</${tag}>`)
    .join('');
  expect(html).toBe(
    `<h3>Kop</h3><h4>Kop</h4><p>${tags}<br />1 &lt; 2</p><ul><li>een</li></ul><ol start="3"><li>twee</li></ol>` +
      '<blockquote>gezegd</blockquote><hr /><table><tbody><tr><th scope="col"><p>a</p></th>' +
      '<th scope="row"><p>b</p></th><td><p>c</p></td></tr></tbody></table>',
  );
  expect(sanitiseHtml(html ?? '')).toBe(html?.replaceAll(' />', '>'));
});

test('links lead to a page of the site or another site, or are plain text', () => {
  const elsewhere = (url: string) => ({ ...linkTo('topics', 1), fields: { linkType: 'custom', url } });
  const pathOf = (id: number) => (id === 5 ? '/bibliotheek/5-dialyse' : undefined);
  expect(htmlOf(text(linkTo('topics', 5)), pathOf)).toBe('<p><a href="/bibliotheek/5-dialyse">lees verder</a></p>');
  expect(htmlOf(text(linkTo('topics', 6)), pathOf)).toBe('<p><a>lees verder</a></p>');
  expect(htmlOf(text(elsewhere('https://example.org/?a=1&b=2')), pathOf)).toContain(
    'href="https://example.org/?a=1&amp;b=2"',
  );
  expect(sanitiseHtml(htmlOf(text(elsewhere('javascript:alert(1)')), pathOf) ?? '')).not.toContain('javascript');
});

test('an empty text is null', () => {
  expect(htmlOf(undefined, nowhere)).toBeNull();
  expect(htmlOf(text(''), nowhere)).toBeNull();
  expect(htmlOf(whole(node('paragraph')), nowhere)).toBeNull();
  expect(htmlOf(whole({ type: 'horizontalrule', version: 1 }), nowhere)).toBe('<hr />');
});
