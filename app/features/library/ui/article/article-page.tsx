import { type ReactNode, useId } from 'react';
import type { Referred } from '#app/features/content/index.ts';
import type { Block } from '#app/features/content/published/blocks.ts';
import { AuthorshipLine } from '#app/features/pages/ui/authorship/authorship-line.tsx';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { Credits } from '#app/features/pages/ui/authorship/credits.tsx';
import { referredPages } from '#app/features/pages/ui/blocks/block-context.ts';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { Contents } from '#app/features/pages/ui/blocks/contents.tsx';
import { TEXT_ID } from '#app/features/pages/ui/blocks/text-id.ts';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { DocumentTeaser } from '#app/features/pages/ui/teasers/document-teaser.tsx';
import { ShareableReadingOptions } from '#app/features/sharing/ui/shareable-reading-options.tsx';
import { type IconComponent, Info, MessagesSquare, UsersRound } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';
import { LIBRARY_PATH } from '../../paths.ts';
import type { ArticleLink, ArticleScreen } from '../../screens/read-article-screen.ts';
import styles from './article.module.css';
import { lastUpdate } from './metadata/last-update.ts';
import { medicalWebPage } from './metadata/medical-web-page.ts';
import { UpdatedOn } from './metadata/updated-on.tsx';
import { DossierArticles, DossierBar, DossierLines } from './navigation/dossier-navigation.tsx';
import { MoreToRead } from './navigation/more-to-read.tsx';

/** A medical article in its dossier. */
export function ArticlePage({ document, context, crumbs, url, navigation, community }: ArticleScreen) {
  const { id, title, description } = document;
  const dossierId = useId();
  const { ancestors, siblings, children, hasMoreChildren, next } = navigation;
  const dossier = { id: dossierId, dossier: ancestors[0] ?? null, siblings, current: id };
  return (
    <Page>
      <PageHead
        document={document}
        type="article"
        thing={import.meta.env.SSR ? medicalWebPage(document, { url, refs: context.refs }) : undefined}
      />
      <div className={styles.columns} data-print="flow">
        <div className={styles.content} data-print="flow">
          <PageHeader title={title} intro={description && wholeSentences(description)} breadcrumbs={crumbs}>
            <div className={styles.tools}>
              <ShareableReadingOptions type="article" id={id} title={title} url={url} textId={TEXT_ID} />
              <DossierBar {...dossier} />
            </div>
          </PageHeader>
          <div id={TEXT_ID}>
            <Blocks
              blocks={inReadingOrder(document.blocks)}
              context={context}
              line={<AuthorshipLine document={document} updatedOn={lastUpdate(document)} />}
            />
          </div>
          <div className={styles.about} data-print="flow">
            <UpdatedOn article={document} />
            <AuthorshipNote document={document} undated />
          </div>
          <MoreToRead articleId={id} initial={children} hasMore={hasMoreChildren} />
          <Credits document={document} refs={context.refs} />
          <RelatedArticles ids={document.related} refs={context.refs} />
          <NextArticle next={next} />
        </div>
        <div className={styles.beside}>
          <Contents blocks={document.blocks} />
          <DossierLines {...dossier} />
          <Community {...community} />
        </div>
        <DossierArticles {...dossier} />
      </div>
    </Page>
  );
}

/** The link to the next article; at the end of the dossier, the link back to the library. */
function NextArticle({ next }: { next: ArticleLink | null }) {
  const [label, title, path] = next
    ? ['Volgend artikel', next.title, next.path]
    : ['Einde dossier', 'Terug naar de bibliotheek', LIBRARY_PATH];
  return (
    <p className={styles.next} data-print="links">
      <span className={styles.nextLabel}>{label}</span>
      <Link to={path} className={styles.nextTitle}>
        {title}
      </Link>
    </p>
  );
}

/** 'Praat erover': conversations about it, and the people it concerns; 'Heb je hier last van?': complaints that lead here. */
function Community({ complaints, conversations, people }: ArticleScreen['community']) {
  return (
    <>
      <Ways title="Praat erover" Icon={MessagesSquare} links={conversations}>
        {people && <Way Icon={UsersRound} title={people.text} path={people.path} />}
      </Ways>
      <Ways title="Heb je hier last van?" Icon={Info} links={complaints} />
    </>
  );
}

interface WaysProps {
  title: string;
  Icon: IconComponent;
  links: readonly { title: string; path: string }[];
  children?: ReactNode;
}

/** Ways on from an article; nothing when there are none. */
function Ways({ title, Icon, links, children }: WaysProps) {
  const titleId = useId();
  if (links.length === 0 && !children) return null;
  return (
    <aside aria-labelledby={titleId} className={styles.community} data-print="links">
      <h2 id={titleId}>{title}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <Way key={link.path} Icon={Icon} {...link} />
        ))}
        {children}
      </ul>
    </aside>
  );
}

const Way = ({ Icon, title, path }: { Icon: IconComponent; title: string; path: string }) => (
  <li>
    <Icon aria-hidden="true" />
    <Link to={path} className="link-alone">
      {title}
    </Link>
  </li>
);

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
    <section aria-labelledby={titleId} className={styles.section} data-print="links">
      <h2 id={titleId}>Ook interessant</h2>
      <ul className={styles.cards} data-print="tiles">
        {related.map((document) => (
          <li key={document.id}>
            <DocumentTeaser page={document} titleAs="h3" tile />
          </li>
        ))}
      </ul>
    </section>
  );
}

const FIRST: readonly Block['kind'][] = ['urgent', 'summary'];

/** The blocks of an article as it is read: what is urgent, 'In het kort', and then the text in the order of the editors. */
const inReadingOrder = (blocks: readonly Block[]): Block[] => [
  ...FIRST.flatMap((first) => blocks.filter(({ kind }) => kind === first)),
  ...blocks.filter(({ kind }) => !FIRST.includes(kind)),
];
