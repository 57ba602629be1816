import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Metadata } from '#app/ui/head/metadata.tsx';
import { UsersRound } from '#app/ui/icon/icons.ts';
import { Page } from '#app/ui/layout/page.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PEOPLE_PATH, peopleViewPath } from '../../paths.ts';

const TITLE = 'Genoeg mensen voor vandaag';

/** `until` is when others can be seen again: 'Over 3 uur', 'Morgen'. */
interface Props {
  until: string;
}

const textUntil = (until: string) =>
  `Je hebt vandaag heel veel mensen bekeken. Om iedereen te beschermen stopt het hier even. ${until} kun je weer verder kijken.`;

/** Told in place of a list to a member who has seen as many people today as a member may (rules.md R20). */
export const DailyLimitState = ({ until }: Props) => (
  <EmptyState
    icon={UsersRound}
    title={TITLE}
    action={<ButtonLink to={peopleViewPath({ contacts: true })}>Bekijk mijn contacten</ButtonLink>}
  >
    {textUntil(until)}
  </EmptyState>
);

/** The same in place of a person's page. */
export const DailyLimitPage = ({ until }: Props) => (
  <Page width="column">
    <Metadata title={TITLE} description={null} noindex />
    <PageHeader
      title={TITLE}
      intro={<p>{textUntil(until)}</p>}
      breadcrumbs={[{ text: 'Personen', href: PEOPLE_PATH }, { text: TITLE }]}
    />
    <div>
      <ButtonLink to={peopleViewPath({ contacts: true })}>Bekijk mijn contacten</ButtonLink>
    </div>
  </Page>
);
