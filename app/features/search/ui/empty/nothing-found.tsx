import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { PILLARS, type Pillar, searchPath } from '../../paths.ts';
import type { SearchScreen } from '../../screens/search-screen.ts';
import { countInWords, PILLAR_NAMES } from '../pillars/pillar-names.ts';
import { Correction } from '../results/results-heading.tsx';
import styles from './other-places.module.css';
import { OtherPlaces } from './other-places.tsx';

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
