import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { BreadcrumbData, type Crumb } from '#app/ui/navigation/breadcrumbs.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { PageScreen } from '../read-page-screen.ts';
import { AuthorshipNote } from './authorship/authorship-note.tsx';
import { Blocks } from './blocks/blocks.tsx';
import { PageHead } from './head/page-head.tsx';
import styles from './landing-page.module.css';

/** A page with a large header, which has a picture and a button, and with blocks below it. */
export function LandingPage({ document, context, crumbs }: PageScreen<DocumentOf<'landing-page'>>) {
  return (
    <>
      <PageHead document={document} />
      <LandingHeader document={document} crumbs={crumbs} />
      <Page>
        <div className={styles.content}>
          <Blocks blocks={document.blocks} context={context} />
        </div>
        <AuthorshipNote document={document} />
      </Page>
    </>
  );
}

interface HeaderProps {
  document: Pick<DocumentOf<'landing-page'>, 'title' | 'description' | 'button' | 'picture'>;
  crumbs: readonly Crumb[];
}

/** The header of a landing page, which has its breadcrumbs for search engines alone. */
export function LandingHeader({ document: { title, description, button, picture }, crumbs }: HeaderProps) {
  return (
    <div className={styles.header}>
      <BreadcrumbData items={crumbs} />
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1>{title}</h1>
          {description && <p className={styles.lead}>{description}</p>}
          {button && (
            <ButtonLink to={button.url} variant="primary">
              {button.title}
            </ButtonLink>
          )}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} size="header" eager />
          </div>
        )}
      </div>
    </div>
  );
}
