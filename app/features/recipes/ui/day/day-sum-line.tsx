import { dishesOf, limitsOfPortions, sumNutrients } from '../../day/day-plan.ts';
import { exceededLimits, formatQuantity, LIMITED_NUTRIENTS } from '../../nutrient-limits/nutrient-limits.ts';
import type { NutrientLimits } from '../../overview/overview-paths.ts';
import type { DayScreen } from '../../screens/read-day-screen.ts';
import styles from './day.module.css';
import { SUMS_ID } from './day-sums.tsx';

interface Props extends Pick<DayScreen, 'plan' | 'dishes'> {
  /** Those of the viewer, for one portion. */
  limits: NutrientLimits;
}

/** The first of what readers limit: more would not fit on the screen of a phone beside the field that one fills in. */
const SHOWN = LIMITED_NUTRIENTS.slice(0, 3);

/**
 * The sums in one line, which leads to the table. On a phone it stays at the foot of the screen while the reader chooses; on a
 * larger screen the table itself stands beside the form. What changes is read out.
 */
export function DaySumLine({ plan, dishes, limits }: Props) {
  const eaten = dishesOf(plan).flatMap((id) => dishes[id] ?? []);
  const sums = sumNutrients(eaten.map(({ nutrients }) => nutrients));
  const exceeded = exceededLimits(sums, limitsOfPortions(limits, eaten.length));
  return (
    <div role="status" className={styles.line} data-print="hide">
      {eaten.length > 0 && (
        <a href={`#${SUMS_ID}`}>
          <span className="visually-hidden">Samen: </span>
          {SHOWN.map(({ key, name, unit }, index) => {
            const sum = sums[key];
            return (
              <span key={key} className={exceeded[key] && styles.above}>
                {index > 0 && ', '}
                {sum === null ? `${name} niet bekend` : `${formatQuantity(sum, unit)} ${name}`}
                {exceeded[key] && ' (boven je grens)'}
              </span>
            );
          })}
        </a>
      )}
    </div>
  );
}
