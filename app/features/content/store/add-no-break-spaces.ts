import { unbrokenAmounts, unbrokenNames } from '#app/ui/text/unbroken.ts';

/** A tag of sanitised HTML, which has attributes in double quotes; or a text between two tags. */
export const TAG_OR_TEXT = /<(?:[^<>"]|"[^"]*")*>|[^<]+/g;

/** Sanitised HTML in which no line ends within a date, a phone number, an amount or a name: their spaces do not break. */
export const addNoBreakSpaces = (html: string): string =>
  html.replace(TAG_OR_TEXT, (part) => (part.startsWith('<') ? part : unbrokenNames(unbrokenAmounts(part))));
