import { useId } from 'react';
import type { ArticleTeaser, Referred } from '#app/features/content/index.ts';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { referredPages } from '#app/features/pages/ui/blocks/block-context.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { TEXT_ID } from '#app/features/pages/ui/blocks/text-id.ts';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { DocumentTeaser } from '#app/features/pages/ui/teasers/document-teaser.tsx';
import { ShareableReadingOptions } from '#app/features/sharing/ui/shareable-reading-options.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { LIBRARY_PATH } from '../../paths.ts';
import type { ArticleScreen } from '../../screens/read-article.ts';
import styles from './article.module.css';
import { Credits } from './metadata/credits.tsx';
import { medicalWebPage } from './metadata/medical-web-page.ts';
import { UpdatedOn } from './metadata/updated-on.tsx';
import { DossierSidebar } from './navigation/dossier-sidebar.tsx';
import { MoreToRead } from './navigation/more-to-read.tsx';

/** A medical article in its dossier (library-3, library-5). */
export function ArticlePage({ document, context, crumbs, url, navigation }: ArticleScreen) {
  const { ancestors, siblings, children, hasMoreChildren, next } = navigation;
  return (
    <Page>
      <PageHead document={document} type="article" thing={medicalWebPage(document, url)} />
      <PageHeader title={document.title} intro={document.description} breadcrumbs={crumbs}>
        <UpdatedOn article={document} />
        <ShareableReadingOptions type="article" id={document.id} title={document.title} url={url} textId={TEXT_ID} />
      </PageHeader>
      <WithSidebar
        side="before"
        sidebarLabel="In dit dossier"
        sidebar={<DossierSidebar dossier={ancestors[0] ?? null} siblings={siblings} current={document.id} />}
      >
        <div className={styles.content} data-print="flow">
          <div id={TEXT_ID}>
            <Blocks blocks={document.blocks} context={context} />
          </div>
          <MoreToRead articleId={document.id} initial={children} hasMore={hasMoreChildren} />
          <AuthorshipNote document={document} />
          <Credits article={document} refs={context.refs} />
          <RelatedArticles ids={document.related} refs={context.refs} />
          <NextArticle next={next} />
        </div>
      </WithSidebar>
    </Page>
  );
}

/** The link to the next article; at the end of the dossier, the link back to the library. */
function NextArticle({ next }: { next: ArticleTeaser | null }) {
  const [label, title, path] = next
    ? ['Volgend artikel', next.title, next.path]
    : ['Einde dossier', 'Terug naar de bibliotheek', LIBRARY_PATH];
  return (
    <p className={styles.next} data-print="hide">
      <span className={styles.nextLabel}>{label}</span>
      <Link to={path} className={styles.nextTitle}>
        {title}
      </Link>
    </p>
  );
}

interface Props {
  ids: readonly number[];
  refs: Readonly<Record<number, Referred>>;
}

/** 'Ook interessant': the pages that the editors chose to show with an article. */
function RelatedArticles({ ids, refs }: Props) {
  const titleId = useId();
  const related = referredPages({ refs }, ids);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section} data-print="hide">
      <h2 id={titleId}>Ook interessant</h2>
      <ul className={styles.cards}>
        {related.map((document) => (
          <li key={document.id}>
            <DocumentTeaser page={document} titleAs="h3" tile />
          </li>
        ))}
      </ul>
    </section>
  );
}
