import type { ReferredOf } from '#app/features/content/index.ts';
import { pageTitle } from '#app/product.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { PageScreen } from '../screens.ts';
import { Blocks } from './blocks/blocks.tsx';
import styles from './cards.module.css';
import { LandingHeader } from './landing-page.tsx';
import { PageHead } from './page-head.tsx';
import { DocumentTeaser } from './teasers/document-teaser.tsx';

interface Props {
  dossiers: readonly ReferredOf<'topic'>[];
  /** What the editors say above and below the dossiers. */
  page: PageScreen | null;
}

/** All dossiers, with what the editors put around them. */
export function LibraryPage({ dossiers, page }: Props) {
  return (
    <>
      {page ? <PageHead {...page} /> : <title>{pageTitle('Bibliotheek')}</title>}
      {page?.document.kind === 'landing-page' && <LandingHeader document={page.document} />}
      <Page>
        {page?.document.kind !== 'landing-page' && <PageHeader title="Bibliotheek" />}
        <section aria-labelledby="dossiers" className={styles.section}>
          <h2 id="dossiers">Alle dossiers</h2>
          {dossiers.length === 0 && (
            <EmptyState title="De bibliotheek wordt gevuld">
              Hier komen dossiers over je nieren, behandelingen en leven met een nierziekte.
            </EmptyState>
          )}
          <ul className={styles.cards}>
            {dossiers.map((dossier) => (
              <li key={dossier.id}>
                <DocumentTeaser page={dossier} titleAs="h3" tile />
              </li>
            ))}
          </ul>
        </section>
        {page && <Blocks blocks={page.document.blocks} around={page.around} />}
      </Page>
    </>
  );
}
