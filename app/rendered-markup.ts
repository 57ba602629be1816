import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const rendered = new WeakMap<object, Map<string, string>>();

/**
 * The markup of a part that is the same on many pages: rendered when its version and variant are first asked for, and
 * remembered as long as the version lives.
 */
export function renderedMarkup(part: ReactNode, { version, variant }: { version: object; variant: string }): string {
  const variants = rendered.get(version) ?? new Map<string, string>();
  rendered.set(version, variants);
  const known = variants.get(variant);
  if (known !== undefined) return known;
  const markup = renderToString(part);
  variants.set(variant, markup);
  return markup;
}
