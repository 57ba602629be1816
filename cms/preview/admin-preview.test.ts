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
async function addressesOf({ admin }: CollectionConfig): Promise<unknown[]> {
  const url = admin?.livePreview?.url;
  return [
    await admin?.preview?.({ id: 12 }, {} as never),
    typeof url === 'function' ? await url({ data: { id: 12 } } as never) : url,
  ];
}

test.for(KINDS)('the CMS offers a preview of the kind %s', async (kind) => {
  settings.previewSecret = 'another-secret-for-tests-of-32-chars';
  const collection = collections.find(({ custom }) => custom?.kind === kind);
  if (!collection) throw new Error(`No collection has the kind ${kind}.`);
  const address = expect.stringContaining(PREVIEW);
  expect(await addressesOf(collection)).toEqual([address, address]);
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
