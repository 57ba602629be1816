import { useId } from 'react';
import { AuthorshipNote } from '#app/features/pages/ui/authorship/authorship-note.tsx';
import { Blocks } from '#app/features/pages/ui/blocks/blocks.tsx';
import { PageHead } from '#app/features/pages/ui/head/page-head.tsx';
import { ShareButtons } from '#app/features/sharing/ui/share-buttons.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Printer } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { WithSidebar } from '#app/ui/layout/with-sidebar.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { DossierScreen } from '../screens/read-dossier-screen.ts';
import cards from './cards.module.css';
import styles from './dossier-page.module.css';

/**
 * A dossier: its introduction, its articles as one numbered list, and its other blocks. The people and conversations that
 * belong to it stand beside the articles.
 */
export function DossierPage({ document, opening, context, crumbs, articles, url }: DossierScreen) {
  const isCommunity = ({ kind }: { kind: string }) => kind === 'community-links';
  const community = document.blocks.filter(isCommunity);
  const others = document.blocks.filter((block) => !isCommunity(block));
  const text = (
    <Stack gap={4}>
      {opening.length > 0 && <Blocks blocks={opening} context={context} />}
      <Articles articles={articles} />
      <div className={styles.actions}>
        <ButtonLink to={`${document.path}/print`} icon={Printer}>
          Print het hele dossier
        </ButtonLink>
        <ShareButtons target={{ type: 'dossier', id: document.id }} title={document.title} url={url} />
      </div>
      {others.length > 0 && <Blocks blocks={others} context={context} />}
    </Stack>
  );
  return (
    <Page>
      <PageHead document={document} />
      <PageHeader title={document.title} intro={document.description} breadcrumbs={crumbs} />
      {community.length > 0 ? (
        <WithSidebar sidebarLabel="Mensen en gesprekken" sidebar={<Blocks blocks={community} context={context} />}>
          {text}
        </WithSidebar>
      ) : (
        text
      )}
      <AuthorshipNote document={document} />
    </Page>
  );
}

function Articles({ articles }: Pick<DossierScreen, 'articles'>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={cards.section} data-print="flow">
      <h2 id={titleId}>In dit dossier</h2>
      {articles.length === 0 && (
        <EmptyState title="Nog geen artikelen">Dit dossier wordt geschreven. Kom later nog eens kijken.</EmptyState>
      )}
      <ol className={styles.articles}>
        {articles.map(({ id, title, path, description, picture }) => (
          <li key={id} className={styles.article}>
            <h3 className={styles.title}>{path === null ? title : <Link to={path}>{title}</Link>}</h3>
            {path === null && <p className={styles.description}>Lezers zien dit nog niet.</p>}
            {description && <p className={styles.description}>{description}</p>}
            {picture && <Picture picture={picture} size="card" decorative className={styles.picture} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
