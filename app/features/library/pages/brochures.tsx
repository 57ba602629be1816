import { authorshipData, authorshipText, commonAuthorship } from '#app/features/content/published/authorship.ts';
import { EMPTY_BLOCK_CONTEXT } from '#app/features/pages/ui/blocks/block-context.ts';
import { FileDownload } from '#app/features/pages/ui/blocks/file-download/file-download.tsx';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { StructuredData } from '#app/ui/structured-data/structured-data.tsx';
import { listBrochures } from '../screens/read-library-screen.ts';
import styles from '../ui/cards.module.css';
import type { Route } from './+types/brochures';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) => load(args, async (ctx) => ({ brochures: await listBrochures(ctx) }));

const INTRO = 'Om rustig te lezen, te bewaren of mee te geven. Je opent een brochure als pdf.';

/** The page with all brochures to download. */
export default function Brochures({ loaderData: { brochures } }: Route.ComponentProps) {
  const context = { ...EMPTY_BLOCK_CONTEXT, refs: Object.fromEntries(brochures.map((file) => [file.id, file])) };
  const writers = commonAuthorship(brochures);
  return (
    <Page>
      <Metadata title="Brochures" description={INTRO} authorship={writers && authorshipText(writers)} />
      <StructuredData
        things={
          import.meta.env.SSR
            ? brochures.map((file) => ({ '@type': 'DigitalDocument', name: file.title, ...authorshipData(file) }))
            : []
        }
      />
      <PageHeader title="Brochures" intro={INTRO} breadcrumbs={[{ text: 'Brochures' }]} />
      {brochures.length === 0 && (
        <EmptyState title="Nog geen brochures">Zodra er een brochure is, vind je hem hier.</EmptyState>
      )}
      <ul className={styles.cards} data-print="tiles">
        {brochures.map((file) => (
          <li key={file.id}>
            <FileDownload
              block={{ kind: 'file-download', id: String(file.id), file: file.id }}
              context={context}
              level={2}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
