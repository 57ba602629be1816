import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { MAIN_MENU, type MenuItem } from '../main-menu.ts';
import type { PublishedMenuItem } from '../published/documents.ts';
import { kindTopic } from '../topics.ts';

/** The items of a menu, as an editor arranged them; null where there is no menu of that name. */
export async function readMenu(
  { platform: { db }, page }: RequestContext,
  name: string,
): Promise<PublishedMenuItem[] | null> {
  page.dependsOn(kindTopic('menu'));
  const row = await db
    .selectFrom('document')
    .select(sql<PublishedMenuItem[]>`content -> 'items'`.as('items'))
    .where('kind', '=', 'menu')
    .where(sql`content ->> 'name'`, '=', name)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.items ?? null;
}

/**
 * The main menu of every page: as an editor arranged it, and until somebody did, ours. It is read once, and again when
 * a menu changes.
 */
export async function readMainMenu(ctx: RequestContext): Promise<readonly MenuItem[]> {
  const topic = kindTopic('menu');
  ctx.page.dependsOn(topic);
  const { parts } = ctx.platform.pageCache;
  const known = parts.get(topic) ?? (await parts.populate(topic, readArranged));
  return known as readonly MenuItem[];

  async function readArranged() {
    const published = await readMenu(ctx, 'main');
    const value = published?.flatMap((item) => shown(item, item)) ?? MAIN_MENU;
    return { value, topics: new Set([topic]), cacheable: true };
  }
}

const shown = (
  { key, title, description, url, enabled }: Omit<PublishedMenuItem, 'children' | 'allAbout'>,
  { children = [], allAbout = null }: Partial<PublishedMenuItem> = {},
): MenuItem[] => {
  const below = children.flatMap((child) => shown(child));
  if (!enabled) return [];
  return [
    {
      key,
      title,
      url,
      ...(description && { description }),
      ...(below.length > 0 && { children: below }),
      ...(allAbout && { allAbout }),
    },
  ];
};
