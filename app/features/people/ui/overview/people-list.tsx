import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Search, UsersRound } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { PersonCard as Card, PeopleOverview } from '../../directory/read-overview-screen.ts';
import { PEOPLE_PATH, peopleViewPath } from '../../paths.ts';
import { DailyLimitState } from '../person/daily-limit.tsx';
import { SharedTraits } from '../shared-traits.tsx';
import styles from './people-list.module.css';

/** One page of people. The heading has their number and is announced when it changes. */
export function PeopleList({ overview }: { overview: PeopleOverview }) {
  const { view, people, pages, previous, next, limitedUntil } = overview;
  return (
    <Stack gap={3}>
      <div role="status">
        <h2 className={styles.count}>{headingOf(overview)}</h2>
        <Explanation overview={overview} />
      </div>
      {limitedUntil ? (
        <DailyLimitState until={limitedUntil} />
      ) : people.length === 0 ? (
        <NobodyFound overview={overview} />
      ) : (
        <ul className={styles.list} data-print="tiles">
          {people.map((person) => (
            <li key={person.user.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      )}
      {!limitedUntil && !view.after && (
        <Pager
          page={view.page}
          pages={pages}
          href={(page) => peopleViewPath({ ...view, page })}
          label="Pagina’s met personen"
        />
      )}
      {!limitedUntil && (previous || next) && (
        <nav aria-label="Verder in de lijst" className={styles.onwards}>
          {previous && (
            <>
              <ButtonLink to={peopleViewPath({ ...view, after: undefined })} variant="quiet">
                Naar het begin van de lijst
              </ButtonLink>
              <ButtonLink to={previous}>Vorige personen</ButtonLink>
            </>
          )}
          {next && <ButtonLink to={next}>Volgende personen</ButtonLink>}
        </nav>
      )}
    </Stack>
  );
}

/** Somebody in the directory: photo, name, what they tell first, and what they and the viewer share. */
function PersonCard({ person: { user, about, shared } }: { person: Card }) {
  return (
    <Teaser
      href={user.href ?? ''}
      title={user.name}
      leading={<Avatar user={user} size={60} />}
      kicker={user.moderator ? 'moderator' : undefined}
    >
      {about.length > 0 && <p className={styles.facts}>{capitalise(about.join('\u00a0· '))}</p>}
      <SharedTraits traits={shared} />
    </Teaser>
  );
}

function headingOf({ view, found, more }: PeopleOverview): string {
  if (view.contacts && found === 0) return 'Je hebt nog geen contacten';
  if (view.contacts) return `Je hebt ${pluralise(found, 'contact', 'contacten')}`;
  return capitalise(foundPeople({ found, more }));
}

/** How many people were found: '8 personen', 'meer dan 10.000 personen'. */
export const foundPeople = ({ found, more }: Pick<PeopleOverview, 'found' | 'more'>): string =>
  `${more ? 'meer dan ' : ''}${pluralise(found, 'persoon', 'personen')}`;

/** For a visitor, how many people there are beside those with a public profile. */
function Explanation({ overview: { found, total } }: { overview: PeopleOverview }) {
  return (
    <>
      {total !== null && total > found && (
        <p className={styles.about}>
          Je ziet alleen wie zijn profiel voor iedereen heeft opengezet. In totaal doen er {total} mensen mee.
        </p>
      )}
    </>
  );
}

/** Explains why the list is empty, and what to do next. */
function NobodyFound({ overview: { view, member } }: { overview: PeopleOverview }) {
  if (view.contacts) {
    return (
      <EmptyState
        icon={UsersRound}
        title="Zo maak je contact"
        action={<ButtonLink to={PEOPLE_PATH}>Bekijk alle personen</ButtonLink>}
      >
        Klik op de knop op een profielpagina om iemand een contactverzoek te sturen.
      </EmptyState>
    );
  }
  const everybody = (
    <ButtonLink to={PEOPLE_PATH} preventScrollReset>
      Bekijk alle personen
    </ButtonLink>
  );
  if (view.name) {
    return (
      <EmptyState icon={Search} title={`Niemand met ‘${view.name}’ in de naam`} action={everybody}>
        Kijk of je de naam goed hebt geschreven, of zoek op een deel van de naam.
      </EmptyState>
    );
  }
  if (peopleViewPath({ ...view, page: 1 }) !== PEOPLE_PATH) {
    return (
      <EmptyState icon={UsersRound} title="Niemand past bij al je keuzes" action={everybody}>
        {member
          ? 'Zet een vinkje uit. Niet iedereen vult alles in over zichzelf.'
          : 'Zet een vinkje uit. Als je inlogt zie je meer mensen.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={UsersRound} title="Nog niemand te zien">
      {member ? 'Binnenkort vind je hier anderen.' : 'Log in om te zien wie er meedoen.'}
    </EmptyState>
  );
}
