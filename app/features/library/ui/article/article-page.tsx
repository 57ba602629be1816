import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { TEXT_ID } from '#app/features/pages/ui/blocks/text-id.ts';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { ReadingOptions } from '#app/ui/reading/reading-options.tsx';
import type { ArticleScreen } from '../../screens.ts';
import styles from './article.module.css';
import { Credits } from './credits.tsx';
import { DossierSidebar } from './dossier-sidebar.tsx';
import { medicalWebPage } from './medical-web-page.ts';
import { MoreToRead } from './more-to-read.tsx';
import { NextArticle } from './next-article.tsx';
import { RelatedArticles } from './related-articles.tsx';
import { UpdatedOn } from './updated-on.tsx';

/** A medical article in its dossier (spec §2, Medical article). */
export function ArticlePage({ document, context, crumbs, url, place }: ArticleScreen) {
  const dossier = place.ancestors[0] ?? null;
  return (
    <Page>
      <PageHead document={document} crumbs={crumbs} url={url} type="article" thing={medicalWebPage(document, url)} />
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
            <Blocks blocks={document.blocks} context={context} />
          </div>
          <MoreToRead of={document.id} first={place.children} more={place.moreChildren} />
          <Credits article={document} refs={context.refs} />
          <RelatedArticles ids={document.related} refs={context.refs} />
          <NextArticle next={place.next} />
        </div>
      </WithSidebar>
    </Page>
  );
}
