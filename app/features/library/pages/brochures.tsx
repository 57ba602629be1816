import { load } from '#app/platform/http/load.ts';
import type { PageHandle } from '#app/platform/http/page-handle.ts';
import { pageTitle } from '#app/product.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { readBrochures } from '../screens.ts';
import styles from '../ui/cards.module.css';
import { FileCard } from '../ui/file-card/file-card.tsx';
import type { Route } from './+types/brochures';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (visit) => ({ brochures: await readBrochures(visit) }));

/** Brochures to take away. */
export default function Brochures({ loaderData: { brochures } }: Route.ComponentProps) {
  return (
    <Page>
      <title>{pageTitle('Brochures')}</title>
      <PageHeader
        title="Brochures"
        intro="Om rustig te lezen, te bewaren of mee te geven. Je opent een brochure als pdf."
        breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Brochures' }]}
      />
      {brochures.length === 0 && (
        <EmptyState title="Nog geen brochures">Zodra er een brochure is, vind je hem hier.</EmptyState>
      )}
      <ul className={styles.cards}>
        {brochures.map((file) => (
          <li key={file.id}>
            <FileCard file={file} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
