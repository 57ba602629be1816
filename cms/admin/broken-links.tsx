import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { readBrokenLinks, type Unseen } from '../lists/broken-links.ts';
import { settings } from '../settings.ts';
import { ListPage, requireEditor } from './list-page.tsx';

/** Which links on published pages lead to nothing. */
export async function BrokenLinks(view: AdminViewServerProps) {
  requireEditor(view.initPageResult);
  const { payload } = view.initPageResult.req;
  const links = await readBrokenLinks(payload.db.drizzle, settings.siteUrl);
  const collections = new Map(payload.config.collections.map((one) => [one.custom?.kind, one]));
  const at = ({ id, kind }: { id: number; kind: string | null }) => ({
    href: `/admin/collections/${collections.get(kind)?.slug}/${id}`,
  });
  return (
    <ListPage
      view={view}
      title="Kapotte links"
      introduction="Links op gepubliceerde pagina’s die naar een plek op onze site leiden waar niets is, en documenten die ze noemen maar die lezers niet zien."
    >
      {links.length === 0 ? (
        <p>Alle links kloppen.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Staat op</th>
              <th scope="col">Leidt naar</th>
            </tr>
          </thead>
          <tbody>
            {links.map(({ id, kind, title, url, named }) => (
              <tr key={`${id} ${url} ${named?.id}`}>
                <td>
                  <Link {...at({ id, kind })}>{title || `Nummer ${id}`}</Link>
                </td>
                <td>{named ? <Unread {...named} {...at(named)} /> : (url ?? 'een pagina die niet gepubliceerd is')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListPage>
  );
}

/** What a page names and readers don't see. */
function Unread({ kind, title, href }: Unseen & { href: string }) {
  if (!kind) return <>{title}: verwijderd</>;
  return (
    <>
      <Link href={href}>{title}</Link>: niet gepubliceerd
    </>
  );
}
