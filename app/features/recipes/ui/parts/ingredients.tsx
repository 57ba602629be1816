import type { ReactNode } from 'react';
import { ALLERGENS } from '#app/features/content/published/allergens.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { IngredientGroup } from '#app/features/content/published/recipe.ts';
import { ingredientText } from './ingredient-text.ts';
import styles from './ingredients.module.css';

interface Props {
  groups: IngredientGroup[];
  /** What of the allergens of the law is in it; empty where editors did not say. */
  allergens?: DocumentOf<'recipe'>['allergens'] | undefined;
  /** Shown between the heading and the list. */
  above?: ReactNode;
  below?: ReactNode;
}

/** The ingredients of a recipe, each group with its title if it has one. Renders nothing without any. */
export function Ingredients({ groups, allergens = [], above, below }: Props) {
  if (groups.every(({ items }) => items.length === 0)) return null;
  return (
    <section className={styles.ingredients}>
      <h2>Ingrediënten</h2>
      {above}
      {groups.map(({ title, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups and items have no id and never change place
        <div key={index} className={styles.group}>
          {title && <h3>{title}</h3>}
          <ul>
            {items.map((item, itemIndex) => {
              const { amount, name, note } = ingredientText(item);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={itemIndex}>
                  {amount && <strong>{amount}</strong>} {name}
                  {note && <span className={styles.note}>, {note}</span>}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      {allergens.length > 0 && <p className={styles.note}>{allergensText(allergens)} Kijk ook op de verpakkingen.</p>}
      {below}
    </section>
  );
}

function allergensText(allergens: DocumentOf<'recipe'>['allergens']): string {
  const names = allergens.flatMap((allergen) => (allergen === 'none' ? [] : [ALLERGENS[allergen]]));
  return names.length > 0 ? `Bevat ${listed.format(names)}.` : 'Bevat geen van de 14 allergenen van de wet.';
}

const listed = new Intl.ListFormat('nl-NL', { type: 'conjunction' });
