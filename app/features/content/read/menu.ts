import { sql } from 'kysely';
import { LIBRARY_PATH } from '#app/features/library/paths.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { readShared } from '#app/platform/page-cache/read-shared.ts';
import { MAIN_MENU, type MenuItem, menuLink } from '../main-menu.ts';
import type { PublishedMenuItem } from '../published/documents.ts';
import { kindTopic } from '../topics.ts';
import { listMissingPages } from './published-paths.ts';
import { listDocuments } from './teasers.ts';

/**
 * The items of a published menu, in its editor's order; null when there is no menu of that name. The item of the library
 * without a submenu of its own has all dossiers in it (choices.md 38).
 */
export async function findMenu(ctx: RequestContext, name: string): Promise<readonly PublishedMenuItem[] | null> {
  ctx.page.dependsOn(kindTopic('menu'));
  const row = await ctx.platform.db
    .selectFrom('document')
    .select(sql<PublishedMenuItem[]>`content -> 'items'`.as('items'))
    .where('kind', '=', 'menu')
    .where(sql`content ->> 'name'`, '=', name)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? withDossiers(ctx, row.items) : null;
}

/**
 * The main menu of every page, as far as its pages exist (choices.md 41): the published one, or MAIN_MENU when no editor
 * has published one. It is cached until a menu, a dossier or one of its pages changes.
 */
export async function readMainMenu(ctx: RequestContext): Promise<readonly MenuItem[]> {
  return readShared(ctx, 'main-menu', async (shared) => {
    const items = (await findMenu(shared, 'main')) ?? (await withDossiers(shared, MAIN_MENU));
    const urls = items.flatMap(({ url, allAbout, children }) => [url, allAbout?.url ?? url, ...children.map(urlOf)]);
    const missing = new Set(await listMissingPages(shared, urls));
    return items.flatMap((item) => presentItem(item, missing));
  });
}

/** Gives the item of the library all dossiers as its submenu, unless it has one. */
async function withDossiers(
  ctx: RequestContext,
  items: readonly PublishedMenuItem[],
): Promise<readonly PublishedMenuItem[]> {
  const isLibrary = ({ url, children }: PublishedMenuItem) => url === LIBRARY_PATH && children.length === 0;
  if (!items.some(isLibrary)) return items;
  const dossiers = (await listDocuments(ctx, 'topic')).map(({ title, path }) => menuLink(title, path));
  return items.map((item) => (isLibrary(item) ? { ...item, children: dossiers } : item));
}

/**
 * An item of the menu with its submenu, without what an editor disabled and what leads to a page that is missing. Empty when
 * nothing of it is left.
 */
function presentItem({ children, allAbout, ...link }: PublishedMenuItem, missing: ReadonlySet<string>): MenuItem[] {
  if (!link.enabled) return [];
  const submenu = children.filter((child) => child.enabled && !missing.has(child.url)).map(presentLink);
  if (submenu.length === 0) return missing.has(link.url) ? [] : [presentLink(link)];
  return [
    {
      ...presentLink(link),
      children: submenu,
      ...(link.expanded && { expanded: true }),
      ...(allAbout && !missing.has(allAbout.url) && { allAbout }),
    },
  ];
}

const presentLink = ({ title, description, url }: MenuLink): MenuItem => ({
  title,
  url,
  ...(description && { description }),
});

type MenuLink = Omit<PublishedMenuItem, 'children' | 'allAbout'>;

const urlOf = ({ url }: MenuLink): string => url;
