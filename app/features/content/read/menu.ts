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
    return published?.flatMap(presentItem) ?? MAIN_MENU;
  });
}

/** An item of the menu with its submenu; empty when an editor disabled it. */
function presentItem({ children, allAbout, ...link }: PublishedMenuItem): MenuItem[] {
  const submenu = children.flatMap(presentLink);
  return presentLink(link).map((item) => ({
    ...item,
    ...(submenu.length > 0 && { children: submenu }),
    ...(allAbout && { allAbout }),
  }));
}

function presentLink({
  key,
  title,
  description,
  url,
  enabled,
}: Omit<PublishedMenuItem, 'children' | 'allAbout'>): MenuItem[] {
  return enabled ? [{ key, title, url, ...(description && { description }) }] : [];
}
