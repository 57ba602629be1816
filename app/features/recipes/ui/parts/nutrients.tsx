import type { Nutrients as Values } from '#app/features/content/published/recipe.ts';
import { TriangleAlert } from '#app/ui/icon/icons.ts';
import styles from './nutrients.module.css';

/**
 * How much of each nutrient an average healthy adult takes in a day, as labels on food do: the reference intakes of
 * Regulation (EU) No 1169/2011, annex XIII, in the units of the contract. Sodium follows from salt (a gram of salt has 400
 * milligrams); fluid is not in the regulation: 2 liters is the adequate intake for women by EFSA (2010).
 */
const DAILY_REFERENCES = {
  energy: 2000,
  protein: 50,
  carbohydrates: 260,
  salt: 6,
  sodium: 2400,
  potassium: 2000,
  phosphate: 700,
  fluid: 2000,
} as const;

/**
 * The nutrients of a portion, in the units of the contract: those first to which people with a kidney disease pay attention.
 */
export const NUTRIENTS: readonly { key: keyof typeof DAILY_REFERENCES; name: string; unit: string }[] = [
  { key: 'salt', name: 'Zout', unit: 'gram' },
  { key: 'sodium', name: 'Natrium', unit: 'milligram' },
  { key: 'potassium', name: 'Kalium', unit: 'milligram' },
  { key: 'phosphate', name: 'Fosfaat', unit: 'milligram' },
  { key: 'protein', name: 'Eiwit', unit: 'gram' },
  { key: 'fluid', name: 'Vocht', unit: 'milliliter' },
  { key: 'energy', name: 'Energie', unit: 'kcal' },
  { key: 'carbohydrates', name: 'Koolhydraten', unit: 'gram' },
];

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

interface Props {
  nutrients: Values;
  /** What the numbers mean. */
  explanation: string;
  exceeded?: Partial<Record<keyof typeof DAILY_REFERENCES, string>> | undefined;
}

/**
 * The table of the nutrients of a portion, each with the part that it is of a day, as a number and a bar. Those that are not
 * filled in are left out. What is above a limit of the reader is marked, in the room of its row.
 */
export function Nutrients({ nutrients, explanation, exceeded = {} }: Props) {
  const filledIn = NUTRIENTS.flatMap((nutrient) => {
    const value = nutrients[nutrient.key];
    return value !== null && Number.isFinite(value) ? { ...nutrient, value } : [];
  });
  if (filledIn.length === 0) return null;
  return (
    <section className={styles.nutrients}>
      <h2 id="voedingswaarde">Voedingswaarde per portie</h2>
      <table aria-labelledby="voedingswaarde">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Voedingsstof</th>
            <th scope="col">Hoeveelheid</th>
            <th scope="col">Deel van een dag</th>
          </tr>
        </thead>
        <tbody>
          {filledIn.map(({ key, name, unit, value }) => {
            const part = Math.round((100 * value) / DAILY_REFERENCES[key]);
            return (
              <tr key={key} className={exceeded[key] && styles.exceeded}>
                <th scope="row">
                  <span>{name}</span>
                  {exceeded[key] && <Mark text={exceeded[key]} />}
                </th>
                <td className={styles.amount}>
                  <span>{`${decimal.format(value)}\u00a0${unit}`}</span>
                </td>
                <td className={styles.part}>
                  <svg className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.min(part, 100)} height="8" />
                  </svg>
                  {`${part}\u00a0%`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.explanation}>{explanation}</p>
    </section>
  );
}

const Mark = ({ text }: { text: string }) => (
  <>
    {' '}
    <small className={styles.mark}>
      <TriangleAlert />
      {text}
    </small>
  </>
);
