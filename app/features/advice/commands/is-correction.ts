/** Whether a new text says something else: other words or numbers, and not only other capitals, spaces or signs. */
export const isCorrection = (former: string, text: string): boolean => wordsOf(former) !== wordsOf(text);

/** Signs within a number count: 1,5 is not 15. */
const wordsOf = (text: string): string =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}]+/gu) ?? []
  ).join(' ');
