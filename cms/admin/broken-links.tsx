import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { listBrokenLinks, type UnpublishedDocument } from '../lists/broken-links.ts';
import { settings } from '../settings.ts';
import { ListPage, requireEditor } from './list-page.tsx';

/** The page with broken links on published pages. */
export async function BrokenLinks(view: AdminViewServerProps) {
  requireEditor(view.initPageResult);
  const { payload } = view.initPageResult.req;
  const links = await listBrokenLinks(payload.db.drizzle, settings.siteUrl);
  const collections = new Map(payload.config.collections.map((collection) => [collection.custom?.kind, collection]));
  const linkTo = ({ id, kind }: { id: number; kind: string | null }) => ({
    href: `/admin/collections/${collections.get(kind)?.slug}/${id}`,
  });
  return (
    <ListPage
      view={view}
      title="Kapotte links"
      introduction="Links op gepubliceerde pagina’s die naar een plek op onze site leiden waar niets is, en documenten, groepen, gesprekken, blogs en blogberichten die ze noemen maar die niet iedereen ziet."
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
            {links.map(({ id, kind, title, url, referred }) => (
              <tr key={`${id} ${url} ${referred?.id}`}>
                <td>
                  <Link {...linkTo({ id, kind })}>{title || `Nummer ${id}`}</Link>
                </td>
                <td>
                  {referred ? (
                    <Unpublished {...referred} {...linkTo(referred)} />
                  ) : (
                    (url ?? 'een pagina die niet gepubliceerd is')
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ListPage>
  );
}

/** A document that a page refers to, and that is not published. */
function Unpublished({ kind, title, href }: UnpublishedDocument & { href: string }) {
  if (!kind) return <>{title}: verwijderd</>;
  return (
    <>
      <Link href={href}>{title}</Link>: niet gepubliceerd
    </>
  );
}
