import type { PublishedMenuItem } from '#app/features/content/published/documents.ts';

/** A menu as the wire's menu items, with the items of a submenu in `below`. */
export const presentMenu = (items: readonly PublishedMenuItem[], origin: string) =>
  items.map((item) => ({
    ...presentMenuLink(item, origin),
    below: item.children.map((child) => ({ ...presentMenuLink(child, origin), below: [] })),
  }));

const presentMenuLink = (
  { key, title, description, url, expanded, enabled }: Omit<PublishedMenuItem, 'children' | 'allAbout'>,
  origin: string,
) => ({
  key,
  title,
  description: description ?? '',
  external: !url.startsWith('/'),
  absolute: new URL(url, origin).href,
  relative: url,
  expanded,
  enabled,
});
