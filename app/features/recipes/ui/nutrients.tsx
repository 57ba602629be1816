import type { DocumentOf } from '#app/features/content/published/documents.ts';
import styles from './nutrients.module.css';

type Values = DocumentOf<'recipe'>['nutrients'];

/** The nutrients of a portion, in the units of the contract. */
const NUTRIENTS: readonly { key: keyof Values; name: string; unit: string }[] = [
  { key: 'salt', name: 'Zout', unit: 'gram' },
  { key: 'sodium', name: 'Natrium', unit: 'milligram' },
  { key: 'protein', name: 'Eiwit', unit: 'gram' },
  { key: 'potassium', name: 'Kalium', unit: 'milligram' },
  { key: 'phosphate', name: 'Fosfaat', unit: 'milligram' },
];

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** The table of the nutrients of a portion, without those that are not filled in. */
export function Nutrients({ nutrients }: { nutrients: Values }) {
  const filledIn = NUTRIENTS.filter(({ key }) => Number.isFinite(nutrients[key]));
  if (filledIn.length === 0) return null;
  return (
    <table className={styles.nutrients}>
      <caption>Voedingswaarde per portie</caption>
      <tbody>
        {filledIn.map(({ key, name, unit }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>
              {decimal.format(nutrients[key])} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
