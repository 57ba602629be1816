import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { readBrokenLinks } from '../lists/broken-links.ts';
import { settings } from '../settings.ts';
import { ListPage, requireEditor } from './list-page.tsx';

/** Which links on published pages lead to nothing. */
export async function BrokenLinks(view: AdminViewServerProps) {
  requireEditor(view.initPageResult);
  const { payload } = view.initPageResult.req;
  const links = await readBrokenLinks(payload.db.drizzle, settings.siteUrl);
  const collections = new Map(payload.config.collections.map((one) => [one.custom?.kind, one]));
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
              <tr key={`${id} ${url} ${named}`}>
                <td>
                  <Link href={`/admin/collections/${collections.get(kind)?.slug}/${id}`}>
                    {title || `Nummer ${id}`}
                  </Link>
                </td>
                <td>
                  {url ?? (named ? `nummer ${named}, dat niet gepubliceerd is` : 'een pagina die niet gepubliceerd is')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListPage>
  );
}
