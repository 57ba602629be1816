import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { SEARCH_PATH } from '#app/features/search/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import styles from './question-card.module.css';

const TITLE = 'Deze vraag staat niet meer op de site';

/** In place of a question that was taken off the site. It repeats nothing of the question. */
export const GoneQuestion = ({ topic }: { topic: { title: string; path: string } }) => (
  <Page>
    <Metadata title={TITLE} description={null} noindex />
    <PageHeader
      title={TITLE}
      intro={<p>De vraag en het antwoord zijn weggehaald.</p>}
      breadcrumbs={[
        { text: 'Advies', href: ADVICE_PATH },
        { text: topic.title, href: topic.path },
      ]}
    />
    <div className={styles.ways}>
      <ButtonLink to={topic.path} variant="primary">
        Lees andere vragen aan de diëtist
      </ButtonLink>
      <ButtonLink to={ADVICE_PATH}>Alle onderwerpen</ButtonLink>
      <ButtonLink to={SEARCH_PATH}>Zoek op de site</ButtonLink>
    </div>
  </Page>
);
