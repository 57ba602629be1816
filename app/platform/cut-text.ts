/** The beginning of a text: at most `max` UTF-16 code units, and only whole graphemes, such as an emoji of several parts. */
export const cutText = (text: string, max: number): string =>
  text.slice(0, graphemes.segment(text).containing(max)?.index);

const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' });
