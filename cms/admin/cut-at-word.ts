import { cutText } from '../../app/platform/cut-text.ts';

/** A text that fits in `max` characters; else its first words that do, and `end`. */
export const cutAtWord = (text: string, max: number, end: string): string =>
  text.length <= max ? text : `${cutText(text, max).replace(/\s+\S*$/, '')}${end}`;
