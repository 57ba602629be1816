import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { renderBrochure } from './render-brochure.ts';

it.each([
  ['ai' as const, 'AI', 'Geschreven met AI. Niet nagekeken door een arts of diëtist.'],
  [null, 'Stichting Niergenoten', undefined],
])('a brochure written by %s says so at its end and in its data', async (writtenBy, author, sentence) => {
  const text = { root: { children: [{ type: 'paragraph', children: [{ text: 'Drink een glas water.' }] }] } };
  const pdf = await renderBrochure({ title: 'Dialyse', description: 'Kiezen', text, writtenBy });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const read = await extractText(document, { mergePages: true });
  expect(read.text.split('glas water.')[1]?.trim() || undefined).toBe(sentence);
  expect((await document.getMetadata()).info).toMatchObject({ Author: author });
});
