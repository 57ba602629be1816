/** A sentence of a text: its words on one line, and from which to which character of the text it is. */
export interface TextSentence {
  text: string;
  start: number;
  end: number;
}

/** The sentences of a text that have a letter or digit, in their order. */
export const sentencesOf = (text: string): TextSentence[] =>
  Array.from(new Intl.Segmenter('nl', { granularity: 'sentence' }).segment(text)).flatMap(({ segment, index }) => {
    const sentence = segment.trim();
    if (!/[\p{L}\p{N}]/u.test(sentence)) return [];
    const start = index + segment.indexOf(sentence);
    return [{ text: sentence.replaceAll(/\s+/g, ' '), start, end: start + sentence.length }];
  });
