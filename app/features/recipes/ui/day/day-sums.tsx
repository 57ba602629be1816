import { Link } from '#app/ui/link/link.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { dishesOf, limitsOfPortions, MEALS, sumNutrients } from '../../day/day-plan.ts';
import { exceededLimits, formatQuantity, LIMITED_NUTRIENTS } from '../../nutrient-limits/nutrient-limits.ts';
import { hasLimits, type NutrientLimits } from '../../overview/overview-paths.ts';
import type { DayScreen, Dish } from '../../screens/read-day-screen.ts';
import { NUTRIENTS } from '../parts/nutrients.tsx';
import styles from './day.module.css';

/** The id of the heading of the sums. */
export const SUMS_ID = 'samen';

interface Props extends Pick<DayScreen, 'plan' | 'dishes'> {
  /** Those of the viewer, for one portion. */
  limits: NutrientLimits;
}

/** The dishes of each meal with what a portion has, and the sums of all of them beside the limits of the reader. */
export function DaySums({ plan, dishes, limits }: Props) {
  const eaten = dishesOf(plan).flatMap((id) => dishes[id] ?? []);
  return (
    <>
      <section className={styles.dishes} aria-labelledby="jouw-dag">
        <h2 id="jouw-dag">Wat je koos</h2>
        {MEALS.filter(({ key }) => plan.meals[key].length > 0).map(({ key, title }) => (
          <div key={key}>
            <h3>{title}</h3>
            <ul className={styles.list}>
              {plan.meals[key].map((id, index) => {
                const dish = dishes[id];
                return (
                  dish && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may stand there twice
                    <li key={index}>
                      <Link to={dish.path}>{dish.title}</Link>
                      <small>{portionText(dish)}</small>
                    </li>
                  )
                );
              })}
            </ul>
          </div>
        ))}
      </section>
      <Sums eaten={eaten} limits={limits} />
    </>
  );
}

/** What a portion has of what readers limit: '0,3 gram zout, 320 mg kalium'. */
const portionText = ({ nutrients }: Dish): string =>
  LIMITED_NUTRIENTS.flatMap(({ key, name, unit }) => {
    const amount = nutrients[key];
    return amount === null ? [] : [`${formatQuantity(amount, unit)} ${name}`];
  }).join(', ');

function Sums({ eaten, limits }: { eaten: readonly Dish[]; limits: NutrientLimits }) {
  const count = pluralise(eaten.length, 'portie', 'porties');
  const sums = sumNutrients(eaten.map(({ nutrients }) => nutrients));
  const most = limitsOfPortions(limits, eaten.length);
  const exceeded = exceededLimits(sums, most);
  const isLimited = hasLimits(limits);
  return (
    <section className={styles.sums} aria-labelledby={SUMS_ID}>
      <h2 id={SUMS_ID}>Alles bij elkaar</h2>
      <table aria-labelledby={SUMS_ID}>
        <thead>
          <tr>
            <th scope="col">Voedingsstof</th>
            <th scope="col">{count}</th>
          </tr>
        </thead>
        <tbody>
          {NUTRIENTS.map(({ key, name }) => {
            const limited = LIMITED_NUTRIENTS.find((nutrient) => nutrient.key === key);
            const limit = limited && most[limited.key];
            const unit = limited?.unit ?? UNITS[key] ?? 'mg';
            const sum = sums[key];
            return (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  {sum === null ? 'niet bekend' : formatQuantity(sum, unit)}
                  {limit && sum !== null && (
                    <LimitNote limit={formatQuantity(limit / limited.perUnit, unit)} above={exceeded[limited.key]} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.note}>
        {isLimited
          ? `Jouw grens geldt voor één portie. Je koos ${count}, dus we tellen hem ${eaten.length} keer. Meer rekenen we niet uit.`
          : 'We tellen alleen op. Kies je bij de recepten een grens, dan staat die hier ook.'}{' '}
        Wat je daarnaast eet en drinkt, staat hier niet bij. Overleg met je diëtist wat voor jou past.
      </p>
    </section>
  );
}

/** How the sum is to a limit: '60 mg boven je grens van 1.200 mg'. */
const LimitNote = ({ limit, above }: { limit: string; above: string | undefined }) => (
  <small className={above && styles.above}>
    {above ?? 'binnen je grens'} van {limit}
  </small>
);

/** The units of what readers do not limit. */
const UNITS: Readonly<Record<string, string>> = { energy: 'kcal', carbohydrates: 'gram' };
