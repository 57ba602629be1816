import fc from 'fast-check';
import { expect, it } from 'vitest';
import { truncate } from '#app/ui/text/truncate.ts';
import { cutText } from './cut-text.ts';

const graphemesOf = (text: string) =>
  Array.from(new Intl.Segmenter('nl', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);

it('a text is cut between two graphemes, wherever that is', () => {
  const text = 'Een 💚 van 👩‍👩‍👧, 🇳🇱 en e\u0301e\u0301n 👍🏽';
  for (let max = 0; max <= text.length + 1; max += 1) {
    const cut = cutText(text, max);
    expect(cut.length).toBeLessThanOrEqual(max);
    expect(graphemesOf(text).slice(0, graphemesOf(cut).length).join('')).toBe(cut);
    expect(truncate(text, max).isWellFormed()).toBe(true);
  }
  expect(cutText(text, text.length)).toBe(text);
});

it('as much of it stays as fits, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), fc.nat(40), (text, max) => {
      const cut = cutText(text, max);
      const next = graphemesOf(text)[graphemesOf(cut).length] ?? '';
      expect(cut.length <= max && (cut === text || (cut + next).length > max)).toBe(true);
    }),
  );
});
