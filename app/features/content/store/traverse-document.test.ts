import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeDocument } from '#tests/support/documents.ts';
import { publishedDocument } from '../published/documents.ts';
import { documentId } from '../published/fields.ts';
import { REFERENCE_PROPERTIES } from '../published/references.ts';
import { mapHtml, referencedIds } from './traverse-document.ts';

const blocks = [
  { kind: 'internal-link', id: 'a', page: 7, title: null },
  { kind: 'file-download', id: 'b', file: 8 },
  {
    kind: 'page-section',
    id: 'c',
    title: 'Meer',
    blocks: [
      { kind: 'featured-content', id: 'd', title: null, pages: [7, 9] },
      { kind: 'related-content', id: 'e', title: null, items: [{ type: 'document', id: 10 }] },
      { kind: 'html', id: 'f', html: '<p>Een</p>' },
    ],
  },
  { kind: 'expandable-list', id: 'g', title: null, items: [{ title: 'html', html: '<p>Twee</p>' }] },
] as const;

test('finds each document that another refers to, once', () => {
  const article = makeDocument('medical-article', {
    parent: 3,
    experts: [4, 5],
    related: [7],
    blocks: [...blocks] as never,
  });
  expect(referencedIds(article).toSorted((a, b) => a - b)).toEqual([3, 4, 5, 7, 8, 9, 10]);
});

test('changes all HTML and nothing else', () => {
  const page = makeDocument('content-page', { title: '<p>', blocks: [...blocks] as never });
  const changed = JSON.stringify(mapHtml(page, (html) => html.toUpperCase()));
  expect(changed).toContain('<P>EEN</P>');
  expect(changed).toContain('<P>TWEE</P>');
  expect(changed).toContain('"title":"<p>"');
  expect(changed).toContain('"title":"html"');
});

test('knows all properties of the contract that hold the id of a document', () => {
  const schema = z.toJSONSchema(publishedDocument, { unrepresentable: 'any', io: 'output', override: markIds });
  const found = new Set<string>();
  const collect = (part: unknown): void => {
    if (Array.isArray(part)) for (const item of part) collect(item);
    else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part)) {
        if (key === 'properties')
          for (const [name, property] of Object.entries(inner as object)) if (holdsId(property)) found.add(name);
        collect(inner);
      }
  };
  collect(schema);
  // `id` and `file` hold an id of a document in some places only; the first test covers those.
  expect([...found].filter((name) => name !== 'id' && name !== 'file').toSorted()).toEqual(
    [...REFERENCE_PROPERTIES].toSorted(),
  );
});

function markIds({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: Record<string, unknown> }): void {
  if (zodSchema === documentId) jsonSchema.isDocumentId = true;
}

const holdsId = (property: Record<string, unknown>): boolean =>
  property.isDocumentId === true ||
  (property.items as Record<string, unknown> | undefined)?.isDocumentId === true ||
  ((property.anyOf as Record<string, unknown>[] | undefined) ?? []).some(holdsId);
