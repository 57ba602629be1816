import type { DocumentOf } from '#app/features/content/published/documents.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { PageScreen } from '../page-screen.ts';
import { Blocks } from './blocks/blocks.tsx';
import { PageHead } from './head/page-head.tsx';
import styles from './landing-page.module.css';

/** A page with a large header, which has a picture and a button, and with blocks below it (spec §2, Landing page). */
export function LandingPage({ document, context, crumbs, url }: PageScreen<DocumentOf<'landing-page'>>) {
  return (
    <>
      <PageHead document={document} crumbs={crumbs} url={url} />
      <LandingHeader document={document} />
      <Page>
        <Blocks blocks={document.blocks} context={context} />
      </Page>
    </>
  );
}

/** The header of a landing page. */
export function LandingHeader({ document: { title, description, button, picture } }: { document: HeaderFields }) {
  return (
    <div className={styles.header}>
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

type HeaderFields = Pick<DocumentOf<'landing-page'>, 'title' | 'description' | 'button' | 'picture'>;
