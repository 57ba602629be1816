/** The beginning of a text: at most `max` UTF-16 code units, and only whole graphemes, such as an emoji of several parts. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, graphemes().segment(text).containing(max)?.index);

let segmenter: Intl.Segmenter | undefined;

/** Made at the first text: older browsers have it only when the page has loaded (app/older-browsers.ts). */
function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('nl', { granularity: 'grapheme' });
  return segmenter;
}
