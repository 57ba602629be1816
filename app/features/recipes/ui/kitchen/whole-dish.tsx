import type { Nutrients } from '#app/features/content/published/recipe.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { NUTRIENTS } from '../parts/nutrients.tsx';
import styles from './whole-dish.module.css';

interface Props {
  /** Of one portion. */
  nutrients: Nutrients;
  people: number;
}

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 });

/** The nutrients of all portions together, collapsed: what counts for a reader is their own portion. */
export function WholeDish({ nutrients, people }: Props) {
  const rows = NUTRIENTS.flatMap(({ key, name, unit }) => {
    const value = nutrients[key];
    return value === null ? [] : [{ key, name, amount: `${decimal.format(value * people)}\u00a0${unit}` }];
  });
  return (
    <Disclosure summary="In het hele gerecht">
      <div className={styles.whole}>
        <table className={styles.table}>
          <caption>Alle {pluralise(people, 'portie', 'porties')} samen</caption>
          <tbody>
            {rows.map(({ key, name, amount }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  );
}
