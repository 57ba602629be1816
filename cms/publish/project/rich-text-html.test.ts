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

/** A list as the editor keeps it: a list among the items is an item of its own. */
const list = (listType: 'number' | 'bullet', ...items: (string | object)[]) =>
  node(
    'list',
    items.map((item) => node('listitem', [typeof item === 'string' ? textNode(item) : item])),
    { listType, start: 1 },
  );

test('a nested list is part of the item before it, and takes no number', () => {
  expect(htmlOf(whole(list('number', 'een', list('number', 'a', 'b'), 'twee')), nowhere)).toBe(
    '<ol><li>een<ol><li>a</li><li>b</li></ol></li><li>twee</li></ol>',
  );
  expect(htmlOf(whole(list('bullet', 'een', list('bullet', 'a', list('number', 'diep'), 'b'))), nowhere)).toBe(
    '<ul><li>een<ul><li>a<ol><li>diep</li></ol></li><li>b</li></ul></li></ul>',
  );
  expect(htmlOf(whole(list('number', 'een', list('bullet', 'a'), list('number', 'b'))), nowhere)).toBe(
    '<ol><li>een<ul><li>a</li></ul><ol><li>b</li></ol></li></ol>',
  );
});

test('a nested list that no item comes before stands before the list', () => {
  expect(htmlOf(whole(list('number', list('bullet', 'a'), 'een', list('bullet', 'b'))), nowhere)).toBe(
    '<ul><li>a</li></ul><ol><li>een<ul><li>b</li></ul></li></ol>',
  );
  expect(htmlOf(whole(list('bullet', list('bullet', list('bullet', 'diep')))), nowhere)).toBe('<ul><li>diep</li></ul>');
  const nested = htmlOf(whole(list('number', 'een', list('bullet', list('number', 'diep'), 'a'))), nowhere);
  expect(nested).toBe('<ol><li>een<ol><li>diep</li></ol><ul><li>a</li></ul></li></ol>');
  expect(sanitiseHtml(nested ?? '')).toBe(nested);
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
