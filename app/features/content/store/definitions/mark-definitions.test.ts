import { expect, it } from 'vitest';
import type { Block } from '#app/features/content/published/blocks.ts';
import { makeDocument } from '#tests/support/documents.ts';
import { expectLinear } from '#tests/support/linear.ts';
import { type Definition, markDefinitions } from './mark-definitions.ts';

const DIALYSIS: Definition = { id: 1, spellings: ['dialyse', 'dialyses'], page: null };
const PD: Definition = { id: 2, spellings: ['PD'], page: 77 };
const KIDNEY_FILTER: Definition = { id: 3, spellings: ['filter van de nier'], page: null };
const FILTER: Definition = { id: 4, spellings: ['filter'], page: null };
const ALL = [DIALYSIS, PD, KIDNEY_FILTER, FILTER];

const blockOf = (html: string): Block => ({ kind: 'html', id: html, html });

function mark(blocks: Block[], definitions = ALL) {
  const document = makeDocument('content-page', { blocks });
  const marked = markDefinitions({ document, refs: [9] }, definitions);
  return { ...marked, html: marked.document.blocks.map((block) => ('html' in block ? block.html : block)) };
}

const visible = (html: unknown) => String(html).replaceAll(/<dfn data-definition="(\d+)">(.*?)<\/dfn>/g, '[$1:$2]');

it.each([
  ['<p>Dialyse en dialyse</p>', '<p>[1:Dialyse] en dialyse</p>'],
  ['<p>Na dialyses. Thuisdialyse, dialyse-apparaat.</p>', '<p>Na [1:dialyses]. Thuisdialyse, dialyse-apparaat.</p>'],
  ['<p>pd en PD</p>', '<p>pd en [2:PD]</p>'],
  ['<p>Het filter van de nier is een filter.</p>', '<p>Het [3:filter van de nier] is een [4:filter].</p>'],
  [
    '<h3>Dialyse</h3><p><a href="/dialyse">dialyse</a> <b>dialyse</b></p>',
    '<h3>Dialyse</h3><p><a href="/dialyse">dialyse</a> <b>[1:dialyse]</b></p>',
  ],
  ['<p lang="dialyse > x">niets</p>', '<p lang="dialyse > x">niets</p>'],
])('%s', (html, marked) => {
  expect(visible(mark([blockOf(html)]).html[0])).toBe(marked);
});

it('marks a word once on a page, also inside sections, and never in an urgent block', () => {
  const { document } = mark([
    { kind: 'urgent', id: 'a', title: null, html: '<p>dialyse</p>', phones: [{ number: '112', description: null }] },
    {
      kind: 'page-section',
      id: 'b',
      title: 'Deel',
      blocks: [{ kind: 'tip', id: 'c', title: null, html: '<p>dialyse</p>' }],
    },
    blockOf('<p>dialyse</p>'),
  ]);
  expect(JSON.stringify(document.blocks).match(/<dfn/g)).toHaveLength(1);
  expect(JSON.stringify(document.blocks[1])).toContain('<dfn');
});

it('refers to the definitions that it marked, and to the pages that tell more', () => {
  expect(mark([blockOf('<p>PD</p>')]).refs).toEqual([9, 2, 77]);
});

it('does not mark a word on the page that tells more about it', () => {
  const document = makeDocument('content-page', { blocks: [blockOf('<p>dialyse</p>')] });
  const { document: marked } = markDefinitions({ document, refs: [] }, [{ ...DIALYSIS, page: document.id }]);
  expect(marked.blocks).toEqual(document.blocks);
});

it('marks anew what was marked with other definitions', () => {
  const { document } = mark([blockOf('<p>dialyse en PD</p>')]);
  const again = markDefinitions({ document, refs: [] }, [PD]);
  expect(visible((again.document.blocks[0] as { html: string }).html)).toBe('<p>dialyse en [2:PD]</p>');
});

it.each(['dialyse ', 'd', 'filter van de ', '<p>', '<'])(
  'R38 takes time in proportion to a text of %j',
  async (text) => {
    await expectLinear(5000, (size) => mark([blockOf(text.repeat(size))]));
  },
);
