import type { AdminViewServerProps } from 'payload';
import { slugsByKind } from '../collections/slugs-by-kind.ts';
import { listBrokenLinks, type UnpublishedDocument } from '../lists/broken-links.ts';
import { settings } from '../settings.ts';
import { FormLink } from './form-link.tsx';
import { ListPage, requireEditor } from './list-page.tsx';

/** The page with broken links on published pages. */
export async function BrokenLinks(view: AdminViewServerProps) {
  requireEditor(view.initPageResult);
  const { payload } = view.initPageResult.req;
  const links = await listBrokenLinks(payload.db.drizzle, settings.siteUrl);
  const slugs = slugsByKind(payload.config);
  const linkTo = ({ kind, ...document }: { id: number; kind: string; title: string }) => (
    <FormLink collection={String(slugs.get(kind))} {...document} />
  );
  const unpublished = ({ kind, ...document }: UnpublishedDocument) =>
    kind ? <>{linkTo({ kind, ...document })}: niet gepubliceerd</> : `${document.title}: verwijderd`;
  return (
    <ListPage
      view={view}
      title="Kapotte links"
      introduction="Links op gepubliceerde pagina’s die naar een plek op onze site leiden waar niets is, en documenten, groepen, gesprekken, blogs en blogberichten die ze noemen maar die niet iedereen ziet."
      columns={['Staat op', 'Leidt naar']}
      empty="Alle links kloppen."
    >
      {links.map(({ id, kind, title, url, referred }) => (
        <tr key={`${id} ${url} ${referred?.id}`}>
          <td>{linkTo({ id, kind, title })}</td>
          <td>{referred ? unpublished(referred) : (url ?? 'een pagina die niet gepubliceerd is')}</td>
        </tr>
      ))}
    </ListPage>
  );
}
