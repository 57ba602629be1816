import { sql } from 'kysely';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { MAIN_MENU, type MenuItem } from '../main-menu.ts';
import type { PublishedMenuItem } from '../published/documents.ts';
import { kindTopic } from '../topics.ts';

/** The items of a published menu, in its editor's order; null when there is no menu of that name. */
export async function findMenu(
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
 * The main menu of every page: the published one, or MAIN_MENU when no editor has published one. It is cached until a
 * menu changes.
 */
export async function readMainMenu(ctx: RequestContext): Promise<readonly MenuItem[]> {
  return readShared(ctx, 'main-menu', async (shared) => {
    const published = await findMenu(shared, 'main');
    return published?.flatMap((item) => presentItem(item, item)) ?? MAIN_MENU;
  });
}

const presentItem = (
  { key, title, description, url, enabled }: Omit<PublishedMenuItem, 'children' | 'allAbout'>,
  { children = [], allAbout = null }: Partial<PublishedMenuItem> = {},
): MenuItem[] => {
  const below = children.flatMap((child) => presentItem(child));
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
