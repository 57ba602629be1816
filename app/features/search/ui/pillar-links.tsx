import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { PILLARS, type Pillar, type SearchView, searchPath } from '../paths.ts';
import type { PillarCount, PillarCounts } from '../search-result.ts';
import styles from './pillar-links.module.css';
import { countInWords, PILLAR_NAMES, shortCount } from './pillar-names.ts';

/** Links to the same search in each pillar that has results, with their number; before a search, to all pillars. */
export function PillarLinks({ view, counts }: { view: SearchView; counts: PillarCounts }) {
  const shown = PILLARS.filter((each) => counts.all.found === 0 || counts[each].found > 0 || each === view.pillar);
  return (
    <div className={styles.links}>
      <ViewSwitch
        label="Waarin je zoekt"
        views={shown.map((pillar) => ({
          href: searchPath({ ...view, pillar, page: 1 }),
          text: <PillarText pillar={pillar} count={counts[pillar]} />,
          current: pillar === view.pillar,
        }))}
      />
    </div>
  );
}

function PillarText({ pillar, count }: { pillar: Pillar; count: PillarCount }) {
  return (
    <span>
      {PILLAR_NAMES[pillar]}
      {count.found > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {shortCount(count)}
          </span>
          <span className="visually-hidden">{countInWords(count)}</span>
        </>
      )}
    </span>
  );
}
