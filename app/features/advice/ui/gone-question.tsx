import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Link } from '#app/ui/link/link.tsx';

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
    <p>
      <Link to={topic.path}>Lees andere vragen aan de diëtist</Link>
    </p>
  </Page>
);
