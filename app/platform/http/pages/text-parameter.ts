import { toLine } from '../../clean-text.ts';
import { cutText } from '../../cut-text.ts';

/**
 * What a reader typed in a query parameter, such as the words of a search: one line of up to `max` characters. '' where the
 * address has none.
 */
export const readTextParameter = (query: URLSearchParams, name: string, max: number): string =>
  toLine(cutText(toLine((query.get(name) ?? '').slice(0, 10 * max)), max));
