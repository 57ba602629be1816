import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PEOPLE_PATH } from '../../paths.ts';

const TITLE = 'Voormalig deelnemer';

/** The page of everybody who deleted the account (people-12). */
export const DeletedPerson = () => (
  <Page width="column">
    <Metadata title={TITLE} description={null} noindex />
    <PageHeader
      title={TITLE}
      intro={<p>Deze persoon doet niet meer mee. Het profiel is verwijderd.</p>}
      breadcrumbs={[{ text: 'Home', href: '/' }, { text: 'Personen', href: PEOPLE_PATH }, { text: TITLE }]}
    />
    <div>
      <ButtonLink to={PEOPLE_PATH}>Bekijk alle personen</ButtonLink>
    </div>
  </Page>
);
