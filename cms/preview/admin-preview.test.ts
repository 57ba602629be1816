import type { CollectionConfig } from 'payload';
import { afterEach, expect, test } from 'vitest';
import { publishedDocument } from '../../app/features/content/published/documents.ts';
import { collections } from '../collections/all.ts';
import { settings } from '../settings.ts';

const KINDS = publishedDocument.options.map(({ shape }) => shape.kind.value);
const { previewSecret } = settings;
afterEach(() => {
  settings.previewSecret = previewSecret;
});

const PREVIEW = `${settings.siteUrl}/voorbeeld/12?`;

/** The addresses behind the button and the window of the preview of document 12. */
async function addressesOf({ admin }: CollectionConfig, data: object = { id: 12 }): Promise<unknown[]> {
  const url = admin?.livePreview?.url;
  return [
    await admin?.preview?.({ ...data }, {} as never),
    typeof url === 'function' ? await url({ data } as never) : url,
  ];
}

test.for(KINDS)('the CMS offers a preview of the kind %s, and none from the bin', async (kind) => {
  settings.previewSecret = 'another-secret-for-tests-of-32-chars';
  const collection = collections.find(({ custom }) => custom?.kind === kind);
  if (!collection) throw new Error(`No collection has the kind ${kind}.`);
  const address = expect.stringContaining(PREVIEW);
  expect(await addressesOf(collection)).toEqual([address, address]);
  expect(await addressesOf(collection, { id: 12, deletedAt: '2026-11-30T12:00:00.000Z' })).toEqual([null, null]);
});

test('the CMS offers no preview of what the site does not render by itself', async () => {
  const others = collections.filter(({ custom }) => !custom?.kind);
  expect(others.map(({ slug }) => slug)).toEqual(['media', 'users']);
  for (const collection of others) expect(await addressesOf(collection)).toEqual([undefined, undefined]);
});

test('an editor sees the preview at the width of a phone and of a computer', () => {
  const previewed = collections.filter(({ custom }) => custom?.kind);
  for (const { slug, admin } of previewed) {
    const widths = admin?.livePreview?.breakpoints?.map(({ label, width }) => [label, width]);
    expect(widths, slug).toEqual([
      ['Telefoon', 390],
      ['Computer', 1280],
    ]);
  }
});
