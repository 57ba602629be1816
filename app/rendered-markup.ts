import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const rendered = new WeakMap<object, Map<string, string>>();

/**
 * The markup of a part that many pages share. It is rendered once for each version and variant, and cached until the version
 * object is garbage-collected.
 */
export function renderedMarkup(part: ReactNode, { version, variant }: { version: object; variant: string }): string {
  const variants = rendered.get(version) ?? new Map<string, string>();
  rendered.set(version, variants);
  const cached = variants.get(variant);
  if (cached !== undefined) return cached;
  const markup = renderToString(part);
  variants.set(variant, markup);
  return markup;
}
