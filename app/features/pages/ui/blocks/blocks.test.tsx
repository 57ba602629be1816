import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { BLOCK_KINDS, type Block, block } from '#app/features/content/published/blocks.ts';
import { publishedDocument } from '#app/features/content/published/documents.ts';
import { drawBlocks, exampleOf } from '#tests/support/render-block.tsx';
import { exampleBlockContext } from '../examples/block-context.ts';
import { exampleBlocks } from '../examples/blocks.ts';
import type { BlockContext } from './block-context.ts';

describe('the examples', () => {
  it('are of every kind, and as the contract has them', () => {
    expect(new Set(exampleBlocks.map(({ kind }) => kind))).toEqual(new Set(BLOCK_KINDS));
    for (const example of exampleBlocks) expect(block.parse(example)).toEqual(example);
    for (const document of Object.values(exampleBlockContext.refs)) {
      const shape = shapeOf(document.kind);
      for (const [name, value] of Object.entries(document)) expect(shape[name]?.parse(value), name).toEqual(value);
    }
  });

  it.each(exampleBlocks)('$kind draws something, and something is not a failure', (example) => {
    const drawn = drawBlocks([example]);
    expect(drawn.textContent || drawn.querySelector('img')).toBeTruthy();
    expect(drawn.textContent).not.toContain('Could not render paragraph');
  });
});

it.each(exampleBlocks)('R36 the headings of $kind stand below that of the document that it is part of', (example) => {
  const drawn = drawBlocks([example], {}, { level: 3 });
  const [usual, lower] = [drawBlocks([example]), drawn].map((blocks) =>
    [...blocks.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1])),
  );
  expect(lower).toEqual(usual?.map((level) => level + 1));
});

/** The fields of a kind, as the contract has them. */
function shapeOf(kind: string): Record<string, ZodType> {
  const schema = publishedDocument.options.find(({ shape }) => shape.kind.value === kind);
  return schema?.shape ?? {};
}

it.each(['met-toekomst', 'constructor', '__proto__'])('a kind that is not known (%s) draws nothing', (kind) => {
  const unknown = { kind, id: 'x' } as unknown as Block;
  const drawn = drawBlocks([unknown, exampleOf('quote')]);
  expect(drawn.childElementCount).toBe(1);
});

describe('R21 R24 what an editor writes as text stays text', () => {
  const VECTOR = '"><img src=x onerror=alert(1)><script>alert(1)</script>\'';
  const SAID = new Set([
    'kind',
    'type',
    'id',
    'html',
    'url',
    'path',
    'href',
    'file',
    'slug',
    'youtubeId',
    'colour',
    'size',
  ]);
  const NAMES = new Set(['group', 'conversation', 'groups', 'conversations']);
  const DATES = new Set(['changedAt', 'updatedOn', 'reviewOn', 'publicationDate']);

  /** With the vector in every text that is free. */
  function attacked<T>(value: T, key = ''): T {
    if (typeof value === 'string') return (SAID.has(key) || DATES.has(key) ? value : VECTOR) as T;
    if (value instanceof Date || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => attacked(item, key)) as T;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        NAMES.has(name) && key !== 'community' ? inner : attacked(inner, name),
      ]),
    ) as T;
  }

  const context = attacked(exampleBlockContext) as BlockContext;

  it.each(exampleBlocks.map(({ kind }, index) => ({ kind, index })))('$kind', ({ index }) => {
    const drawn = drawBlocks([attacked(exampleBlocks[index]) as Block], { ...context, video: index % 2 === 0 });
    expect(drawn.childElementCount).toBe(1);
    expect(drawn.querySelector('script, [onerror], img[src=x]')).toBeNull();
    expect(drawn.textContent).not.toContain('Could not render paragraph');
  });

  it('and really is drawn', () => {
    expect(drawBlocks([attacked(exampleOf('quote'))]).textContent).toBe(VECTOR + VECTOR);
  });

  it('and leads to no script', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example']) {
      const link = { kind: 'external-link', id: 'a', title: 'x', url, description: null };
      expect(block.safeParse(link).success, url).toBe(false);
    }
  });
});
