import { useId } from 'react';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { DocumentTeaser } from '#app/features/pages/ui/teasers/document-teaser.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Printer } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Share } from '#app/ui/reading/share.tsx';
import type { DossierScreen } from '../screens/dossier.ts';
import styles from './cards.module.css';
import actions from './dossier-page.module.css';

/** A dossier: its introduction, and its articles in reading order (spec §2, Topic page). */
export function DossierPage({ document, context, crumbs, articles, url }: DossierScreen) {
  const titleId = useId();
  return (
    <Page>
      <PageHead document={document} />
      <PageHeader title={document.title} intro={document.description} breadcrumbs={crumbs}>
        <div className={actions.actions}>
          <ButtonLink to={`${document.path}/print`} icon={Printer}>
            Print het hele dossier
          </ButtonLink>
          <Share title={document.title} url={url} />
        </div>
      </PageHeader>
      <Blocks blocks={document.blocks} context={context} />
      <section aria-labelledby={titleId} className={styles.section}>
        <h2 id={titleId}>In dit dossier</h2>
        {articles.length === 0 && (
          <EmptyState title="Nog geen artikelen">Dit dossier wordt geschreven. Kom later nog eens kijken.</EmptyState>
        )}
        <ol className={styles.cards}>
          {articles.map((article) => (
            <li key={article.id}>
              <DocumentTeaser page={article} titleAs="h3" />
            </li>
          ))}
        </ol>
      </section>
    </Page>
  );
}
