import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { BLOCK_KINDS, type Block, block } from '#app/features/content/published/blocks.ts';
import { publishedDocument } from '#app/features/content/published/documents.ts';
import { exampleOf, renderBlocks } from '#tests/support/render-block.tsx';
import { exampleBlockContext } from '../examples/example-block-context.ts';
import { exampleBlocks } from '../examples/example-blocks.ts';
import type { BlockContext } from './block-context.ts';

describe('the examples', () => {
  it('have every kind of block, and are valid by the contract', () => {
    expect(new Set(exampleBlocks.map(({ kind }) => kind))).toEqual(new Set(BLOCK_KINDS));
    for (const example of exampleBlocks) expect(block.parse(example)).toEqual(example);
    for (const document of Object.values(exampleBlockContext.refs)) {
      const shape = shapeOf(document.kind);
      for (const [name, value] of Object.entries(document)) expect(shape[name]?.parse(value), name).toEqual(value);
    }
  });

  it.each(exampleBlocks)('$kind renders without an error', (example) => {
    const rendered = renderBlocks([example]);
    expect(rendered.textContent || rendered.querySelector('img')).toBeTruthy();
    expect(rendered.textContent).not.toContain('Could not render paragraph');
  });
});

it.each(exampleBlocks)('R36 the headings of $kind are below the heading of its document', (example) => {
  const nested = renderBlocks([example], {}, { level: 3 });
  const [usual, lower] = [renderBlocks([example]), nested].map((blocks) =>
    [...blocks.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) => Number(localName[1])),
  );
  expect(lower).toEqual(usual?.map((level) => level + 1));
});

/** The fields of a kind, as the contract has them. */
function shapeOf(kind: string): Record<string, ZodType> {
  const schema = publishedDocument.options.find(({ shape }) => shape.kind.value === kind);
  return schema?.shape ?? {};
}

it.each(['met-toekomst', 'constructor', '__proto__'])('an unknown kind (%s) renders nothing', (kind) => {
  const unknown = { kind, id: 'x' } as unknown as Block;
  const rendered = renderBlocks([unknown, exampleOf('quote')]);
  expect(rendered.childElementCount).toBe(1);
});

describe('R21 R24 text of an editor is never parsed as HTML', () => {
  const VECTOR = '"><img src=x onerror=alert(1)><script>alert(1)</script>\'';
  /** The properties that are not free text. */
  const CODES = new Set([
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
    'number',
    'size',
  ]);
  const SLUGS = new Set(['group', 'conversation', 'groups', 'conversations']);
  const DATES = new Set(['changedAt', 'updatedOn', 'reviewOn', 'publicationDate']);

  /** A copy of an example with the vector in place of every free text. */
  function withVector<T>(value: T, key = ''): T {
    if (typeof value === 'string') return (CODES.has(key) || DATES.has(key) ? value : VECTOR) as T;
    if (value instanceof Date || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => withVector(item, key)) as T;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        SLUGS.has(name) && key !== 'community' ? inner : withVector(inner, name),
      ]),
    ) as T;
  }

  const context = withVector(exampleBlockContext) as BlockContext;

  it.each(exampleBlocks.map(({ kind }, index) => ({ kind, index })))('$kind', ({ index }) => {
    const rendered = renderBlocks([withVector(exampleBlocks[index]) as Block], {
      ...context,
      videosAllowed: index % 2 === 0,
    });
    expect(rendered.childElementCount).toBe(1);
    expect(rendered.querySelector('script, [onerror], img[src=x]')).toBeNull();
    expect(rendered.textContent).not.toContain('Could not render paragraph');
  });

  it('is rendered', () => {
    expect(renderBlocks([withVector(exampleOf('quote'))]).textContent).toBe(VECTOR + VECTOR);
  });

  it('cannot be an address that runs a script', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example']) {
      const link = { kind: 'external-link', id: 'a', title: 'x', url, description: null };
      expect(block.safeParse(link).success, url).toBe(false);
    }
  });
});
