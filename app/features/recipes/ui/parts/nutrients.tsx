import type { Nutrients as Values } from '#app/features/content/published/recipe.ts';
import styles from './nutrients.module.css';

/** The nutrients of a portion, in the units of the contract. */
const NUTRIENTS: readonly { key: keyof Values; name: string; unit: string }[] = [
  { key: 'salt', name: 'Zout', unit: 'gram' },
  { key: 'sodium', name: 'Natrium', unit: 'milligram' },
  { key: 'protein', name: 'Eiwit', unit: 'gram' },
  { key: 'potassium', name: 'Kalium', unit: 'milligram' },
  { key: 'phosphate', name: 'Fosfaat', unit: 'milligram' },
  { key: 'energy', name: 'Energie', unit: 'kilocalorieën' },
  { key: 'carbohydrates', name: 'Koolhydraten', unit: 'gram' },
  { key: 'fluid', name: 'Vocht', unit: 'milliliter' },
];

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** The table of the nutrients of a portion, without those that are not filled in. */
export function Nutrients({ nutrients }: { nutrients: Values }) {
  const filledIn = NUTRIENTS.flatMap((nutrient) => {
    const value = nutrients[nutrient.key];
    return value !== null && Number.isFinite(value) ? { ...nutrient, value } : [];
  });
  if (filledIn.length === 0) return null;
  return (
    <table className={styles.nutrients}>
      <caption>Voedingswaarde per portie</caption>
      <tbody>
        {filledIn.map(({ key, name, unit, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              {decimal.format(value)} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
