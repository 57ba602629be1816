import type { ReactNode } from 'react';
import { ALLERGENS } from '#app/features/content/published/allergens.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { Ingredient, IngredientGroup } from '#app/features/content/published/recipe.ts';
import { ChevronDown } from '#app/ui/icon/icons.ts';
import type { Swaps } from '../../swaps/find-swaps.ts';
import { ingredientText } from './ingredient-text.ts';
import styles from './ingredients.module.css';

interface Props {
  groups: IngredientGroup[];
  /** What of the allergens of the law is in it; empty where editors did not say. */
  allergens?: DocumentOf<'recipe'>['allergens'] | undefined;
  /** Shown between the heading and the list. */
  above?: ReactNode;
  below?: ReactNode;
  /** What others take instead, at the first line with the name of an ingredient. */
  swaps?: Swaps | undefined;
}

/** The ingredients of a recipe, each group with its title if it has one. Renders nothing without any. */
export function Ingredients({ groups, allergens = [], above, below, swaps }: Props) {
  if (groups.every(({ items }) => items.length === 0)) return null;
  const all = groups.flatMap(({ items }) => items);
  const isFirst = (item: Ingredient) => all.find(({ name }) => name === item.name) === item;
  return (
    <section className={styles.ingredients}>
      <h2>Ingrediënten</h2>
      {above}
      {groups.map(({ title, items }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups and items have no id and never change place
        <div key={index} className={styles.group}>
          {title && <h3>{title}</h3>}
          <ul>
            {items.map((item, itemIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={itemIndex}>
                <IngredientLine item={item} swaps={isFirst(item) ? swaps?.texts[item.name] : undefined} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {allergens.length > 0 && <p className={styles.note}>{allergensText(allergens)} Kijk ook op de verpakkingen.</p>}
      {swaps && Object.keys(swaps.texts).length > 0 && (
        <p className={styles.source} data-print="hide">
          {swaps.source}
        </p>
      )}
      {below}
    </section>
  );
}

interface LineProps {
  item: Ingredient;
  /** What others take instead, a sentence each. */
  swaps?: readonly string[] | undefined;
}

/**
 * What one ingredient is, and how much of it; it opens to what others take instead. Paper has the ingredient alone, so that a
 * recipe stays one sheet.
 */
function IngredientLine({ item, swaps }: LineProps) {
  const { amount, name, note } = ingredientText(item);
  const line = (
    <>
      {amount && <strong>{amount}</strong>}
      {` ${name}`}
      {note && <span className={styles.note}>, {note}</span>}
    </>
  );
  if (!swaps) return line;
  return (
    <details className={styles.swappable}>
      <summary>
        <span>{line}</span>{' '}
        <small data-print="hide">
          Wissel
          <ChevronDown />
        </small>
      </summary>
      <div data-print="hide">
        {swaps.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
}

function allergensText(allergens: DocumentOf<'recipe'>['allergens']): string {
  const names = allergens.flatMap((allergen) => (allergen === 'none' ? [] : [ALLERGENS[allergen]]));
  return names.length > 0 ? `Bevat ${listed.format(names)}.` : 'Bevat geen van de 14 allergenen van de wet.';
}

const listed = new Intl.ListFormat('nl-NL', { type: 'conjunction' });
