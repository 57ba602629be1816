import type { CommunityKind } from '../lists/list-community-items.ts';
import { lastPart } from './last-part.ts';

/** Whether documents name what is of this kind by its number: blogs and posts, of which the title may change. */
export const isNumbered = (kind: CommunityKind): boolean => kind === 'blog' || kind === 'blog-post';

/** The path of a blog, or of a post in it. */
const BLOG_PATH = /^\/blogs\/(?<blog>\d{1,9})(?:-[^/]*)?(?:\/(?<post>\d{1,9})(?:-[^/]*)?)?\/*$/;

/**
 * What a document stores of the item at this address, or with this key: `op-vakantie` of `/groepen/dialyse/op-vakantie`, and
 * 34 of the post `/blogs/12-mijn-blog/34-een-bericht`. Null when there is none in it, or it is the address of another kind.
 */
export function keyOf(kind: CommunityKind, text: string): string | number | null {
  if (!isNumbered(kind)) return lastPart(text) || null;
  if (!text.includes('/')) return Number(/^\s*(\d{1,9})(?:-.*)?\s*$/.exec(text)?.[1]) || null;
  const path = text
    .trim()
    .replace(/^https?:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '');
  const { blog, post } = BLOG_PATH.exec(path)?.groups ?? {};
  if (kind === 'blog') return post ? null : Number(blog) || null;
  return Number(post) || null;
}

/**
 * What a document stores of the address that is entered: a number, or the last part of a path. Null for other texts, which
 * are searched. This is how an editor enters what is closed, and so not found.
 */
export const enteredKey = (kind: CommunityKind, text: string): string | number | null =>
  text.includes('/') || (isNumbered(kind) && /^\s*\d+\s*$/.test(text)) ? keyOf(kind, text) : null;
