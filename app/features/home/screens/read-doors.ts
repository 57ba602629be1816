import { listPagesAt, type PageAtPath } from '#app/features/content/index.ts';
import { COMPLAINTS_PATH } from '#app/features/content/paths.ts';
import type { RequestContext } from '#app/platform/http/request-context.ts';
import { DOORS } from '../paths.ts';

/** A door of the home page: a situation, and the page that begins there. */
export interface DoorData extends PageAtPath {
  title: string;
}

/** Reads the doors whose pages are published, in the order of the home page, and whether there is an entrance by complaint. */
export async function readDoors(ctx: RequestContext): Promise<{ doors: DoorData[]; complaints: boolean }> {
  const pages = new Map(
    (await listPagesAt(ctx, [...DOORS.map(({ path }) => path), COMPLAINTS_PATH])).map((page) => [page.path, page]),
  );
  const doors = DOORS.flatMap(({ title, path }) => {
    const page = pages.get(path);
    return page ? [{ title, path, picture: withCardCopies(page.picture) }] : [];
  });
  return { doors, complaints: pages.has(COMPLAINTS_PATH) };
}

/** A picture with only the copies that a door shows. */
function withCardCopies(picture: PageAtPath['picture']): PageAtPath['picture'] {
  const copies = picture?.copies.filter(({ size }) => size === 'card') ?? [];
  return picture && copies.length > 0 ? { ...picture, copies } : picture;
}
