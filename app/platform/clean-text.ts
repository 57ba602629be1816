/**
 * A text that somebody typed, as it is stored (rules.md R51). A lone surrogate, which PostgreSQL can't store, becomes
 * \ufffd, and a line end of any kind \n. Other controls go, those that override the direction of what follows, and what
 * stands for nothing in a text: placeholders of objects, which dictation leaves behind, and noncharacters. NUL stays,
 * because a call with it is refused. At most four combining marks stand in a row, so that none covers the line
 * above. Nothing invisible stands at the ends, and a text that shows nothing is empty.
 */
export function cleanText(text: string): string {
  const cleaned = withoutEnds(cleanPart(text));
  return showsSomething(cleaned) ? cleaned : '';
}

/** The same of a part of a text, such as its bold words: what stands at its ends means something. */
export const cleanPart = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(
      /(?![\0\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufff9-\ufffc\u{1d159}\p{Noncharacter_Code_Point}]/gu,
      '',
    )
    .replaceAll(/((?:\p{M}\p{Cf}*){4})(?:\p{M}\p{Cf}*)+/gu, '$1'); // a letter of Hebrew or Burmese may have four

/** Whether a reader sees anything of a text. */
export const showsSomething = (text: string): boolean => VISIBLE.test(text);

/** The same on one line: each run of white space becomes one space, as does NUL. */
export const toLine = (text: string): string => cleanText(text.replaceAll('\0', ' ')).replaceAll(/\s+/g, ' ');

/**
 * An address of a page or a mailbox, or a text of several, without what shows nothing and belongs to no letter: it comes along
 * when an address is copied.
 */
export const cleanAddress = (text: string): string =>
  text.replaceAll(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '');

/** What shows something by itself: no white space, filler, blank sign, mark, or other character that is not rendered alone. */
const VISIBLE = /[^\s\p{Cc}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{13430}-\u{13442}]/u;

/** What means nothing at the ends of a text. Joiners and selectors do: they belong to the letter or emoji before them. */
const END = /[\s\u00ad\u200b\u2060\u2800\u3164\uffa0]/;

/** Takes time in proportion to the text, which one expression for its end does not (rules.md R38). */
function withoutEnds(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && END.test(text.charAt(start))) start += 1;
  while (end > start && END.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
