import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { ReadingOptions } from '#app/ui/reading/reading-options.tsx';
import type { ArticlePlace } from '../../read-article.ts';
import type { PageScreen } from '../../screens.ts';
import { Blocks } from '../blocks/blocks.tsx';
import { PageHead } from '../page-head.tsx';
import styles from './article.module.css';
import { Credits } from './credits.tsx';
import { DossierSidebar } from './dossier-sidebar.tsx';
import { MoreToRead } from './more-to-read.tsx';
import { NextArticle } from './next-article.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { TEXT_ID } from './text-id.ts';
import { UpdatedOn } from './updated-on.tsx';

export interface ArticlePageProps extends PageScreen<DocumentOf<'medical-article'>> {
  place: ArticlePlace;
}

/** A medical article in its dossier (spec §2, Medical article). */
export function ArticlePage({ document, around, crumbs, url, place }: ArticlePageProps) {
  const dossier = place.ancestors[0] ?? null;
  return (
    <Page>
      <PageHead document={document} crumbs={crumbs} url={url} />
      <PageHeader title={document.title} intro={document.description} breadcrumbs={crumbs}>
        <UpdatedOn article={document} />
        <ReadingOptions title={document.title} url={url} textId={TEXT_ID} />
      </PageHeader>
      <WithSidebar
        side="before"
        sidebarLabel="In dit dossier"
        sidebar={<DossierSidebar dossier={dossier} siblings={place.siblings} current={document.id} />}
      >
        <div className={styles.content}>
          <div id={TEXT_ID}>
            <Blocks blocks={document.blocks} around={around} />
          </div>
          <MoreToRead of={document.id} first={place.children} more={place.moreChildren} />
          <Credits article={document} refs={around.refs} />
          <RelatedArticles ids={document.related} refs={around.refs} />
          <NextArticle next={place.next} />
        </div>
      </WithSidebar>
    </Page>
  );
}
