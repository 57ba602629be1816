import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { GROUPS_PATH } from '#app/features/conversations/paths.ts';
import { DISEASES_PATH, LIBRARY_PATH } from '#app/features/library/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { BookOpen, HeartHandshake, ListChecks, MessagesSquare } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { PILLARS, type Pillar, searchPath } from '../paths.ts';
import type { SearchScreen } from '../screens/read-search-screen.ts';
import { countInWords, PILLAR_NAMES } from './pillar-names.ts';
import { Correction } from './results/results-heading.tsx';
import styles from './without-results.module.css';

/** In place of results that there are none of: the pillars that have some, and where to go without searching. */
export function NothingFound({ screen }: { screen: SearchScreen }) {
  const others = PILLARS.filter((pillar) => pillar !== 'all' && screen.counts[pillar].found > 0);
  return (
    <Stack gap={3}>
      <div role="status">
        <h2 className={styles.title}>Er zijn geen resultaten gevonden.</h2>
        <Correction screen={screen} />
      </div>
      {others.length > 0 ? (
        <OtherPillars screen={screen} pillars={others} />
      ) : (
        <p>Kijk of je het woord goed hebt geschreven. Of probeer een ander woord, of een korter woord.</p>
      )}
      <img src="/illustrations/wegwijzer.svg" alt="" width={320} height={220} className={styles.picture} />
      <p>Je kunt ook hier verder kijken, of het iemand vragen:</p>
      <OtherPlaces />
    </Stack>
  );
}

function OtherPillars({ screen: { view, counts }, pillars }: { screen: SearchScreen; pillars: readonly Pillar[] }) {
  return (
    <Stack gap={1}>
      <p>Ergens anders op de site is wel iets gevonden:</p>
      <ul className={styles.others}>
        {pillars.map((pillar) => (
          <li key={pillar}>
            <Link to={searchPath({ ...view, pillar, page: 1 })}>{PILLAR_NAMES[pillar]}</Link>:{' '}
            {countInWords(counts[pillar])}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** Where a reader can go without searching. The infoline is on every page. */
const OtherPlaces = () => (
  <ul className={styles.places}>
    <li>
      <ButtonLink to={DISEASES_PATH} icon={ListChecks}>
        Nierziekten A-Z
      </ButtonLink>
    </li>
    <li>
      <ButtonLink to={LIBRARY_PATH} icon={BookOpen}>
        Bibliotheek
      </ButtonLink>
    </li>
    <li>
      <ButtonLink to={GROUPS_PATH} icon={MessagesSquare}>
        Gesprekken
      </ButtonLink>
    </li>
    <li>
      <ButtonLink to={ADVICE_PATH} icon={HeartHandshake}>
        Vraag het de diëtist
      </ButtonLink>
    </li>
  </ul>
);

/** In place of the results, before anything is searched for. */
export const BeforeSearch = () => (
  <Stack gap={3}>
    <p>Vul hierboven een zoekterm in...</p>
    <h2 className={styles.title}>Liever eerst rondkijken?</h2>
    <OtherPlaces />
  </Stack>
);
