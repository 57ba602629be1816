import { useId } from 'react';
import type { Block } from '#app/features/content/published/blocks.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { LandingHeader } from '#app/features/pages/ui/landing-page.tsx';
import { DossierRow } from '#app/features/pages/ui/teasers/document-teaser.tsx';
import { TeaserList } from '#app/features/pages/ui/teasers/teaser-list.tsx';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { readLibraryScreen } from '../screens/read-library-screen.ts';
import styles from '../ui/cards.module.css';
import type { Route } from './+types/library';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) => load(args, readLibraryScreen);

/** The breadcrumbs of the library without a page of the editors. */
const CRUMBS = [{ text: 'Bibliotheek' }];

/** The editors' page, followed by every dossier that it does not feature already: so each dossier appears once. */
export default function Library({ loaderData: { dossiers, articleCounts, page } }: Route.ComponentProps) {
  const titleId = useId();
  const featured = featuredIds(page?.document.blocks ?? []);
  const others = dossiers.filter(({ id }) => !featured.has(id));
  return (
    <>
      {page ? <PageHead document={page.document} /> : <Metadata title="Bibliotheek" description={null} />}
      {page?.document.kind === 'landing-page' && <LandingHeader document={page.document} crumbs={page.crumbs} />}
      <Page>
        {page?.document.kind !== 'landing-page' && (
          <PageHeader title="Bibliotheek" breadcrumbs={page?.crumbs ?? CRUMBS} />
        )}
        {page && <Blocks blocks={page.document.blocks} context={{ ...page.context, articleCounts }} />}
        {dossiers.length === 0 && (
          <EmptyState title="De bibliotheek wordt gevuld">
            Hier komen dossiers over je nieren, behandelingen en leven met een nierziekte.
          </EmptyState>
        )}
        {others.length > 0 && (
          <section aria-labelledby={titleId} className={styles.section}>
            <h2 id={titleId}>{others.length < dossiers.length ? 'Andere dossiers' : 'Alle dossiers'}</h2>
            <TeaserList rows>
              {others.map((dossier) => (
                <DossierRow key={dossier.id} dossier={dossier} articleCount={articleCounts[dossier.id]} titleAs="h3" />
              ))}
            </TeaserList>
          </section>
        )}
      </Page>
    </>
  );
}

/** The ids of the pages in the blocks 'featured content', also those inside sections. */
function featuredIds(blocks: readonly Block[]): Set<number> {
  const all = blocks.flatMap((block) => (block.kind === 'page-section' ? block.blocks : [block]));
  return new Set(all.flatMap((block) => (block.kind === 'featured-content' ? block.pages : [])));
}
