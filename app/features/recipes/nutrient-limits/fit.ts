import { ALLERGENS, type Allergen } from '#app/features/content/published/allergens.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { Wishes } from '../overview/overview-paths.ts';
import { type ExceededLimits, exceededLimits, LIMITED_NUTRIENTS, type LimitedNutrient } from './nutrient-limits.ts';

/** How a recipe fits what a reader minds. */
export interface Fit {
  exceeded: ExceededLimits;
  /** In a few sentences. It says what is in a portion, and advises nothing. */
  verdict: string;
  /** Whether it fits; null where too little is known. */
  fits: boolean | null;
}

const all = new Intl.ListFormat('nl-NL', { type: 'conjunction' });
const any = new Intl.ListFormat('nl-NL', { type: 'disjunction' });

/** How a recipe fits these limits and leaves out these allergens; null for a reader who minds neither. */
export function fitOf(
  { nutrients, allergens }: Pick<DocumentOf<'recipe'>, 'nutrients' | 'allergens'>,
  { limits, without }: Omit<Wishes, 'types'>,
): Fit | null {
  const limited = LIMITED_NUTRIENTS.filter(({ key }) => limits[key] !== undefined);
  if (limited.length === 0 && without.length === 0) return null;
  const exceeded = exceededLimits(nutrients, limits);
  const namesOf = (has: (key: LimitedNutrient) => boolean) =>
    limited.flatMap(({ key, name }) => (has(key) ? [name] : []));
  const above = namesOf((key) => exceeded[key] !== undefined);
  const unknown = namesOf((key) => nutrients[key] === null);
  const contained = namesOfAllergens(without.filter((allergen) => allergens.includes(allergen)));
  const isSaid = allergens.length > 0;
  const fits =
    above.length > 0 || contained.length > 0
      ? false
      : unknown.length > 0 || (without.length > 0 && !isSaid)
        ? null
        : true;
  const sentences = [
    above.length > 0 && `Meer ${all.format(above)} dan jij per portie wilt.`,
    contained.length > 0 && `Bevat ${all.format(contained)}.`,
    fits && limited.length > 0 && 'Past binnen jouw grenzen per portie.',
    unknown.length > 0 && `Hoeveel ${any.format(unknown)} erin zit, weten we niet.`,
    without.length > 0 && !isSaid && `Of er ${any.format(namesOfAllergens(without))} in zit, weten we niet.`,
    fits &&
      without.length > 0 &&
      `Geen ${any.format(namesOfAllergens(without))} in de ingrediënten. Kijk altijd op het etiket.`,
  ];
  return { exceeded, fits, verdict: sentences.filter(Boolean).join(' ') };
}

/**
 * Which of these allergens are a reason to show a recipe later in a list, in words; null where it has none of them, and where
 * the reader leaves out none.
 */
export function allergenReason(
  allergens: DocumentOf<'recipe'>['allergens'],
  without: readonly Allergen[],
): string | null {
  const contained = without.filter((allergen) => allergens.includes(allergen));
  if (contained.length > 0) return `bevat ${all.format(namesOfAllergens(contained))}`;
  if (without.length === 0 || allergens.length > 0) return null;
  return `${any.format(namesOfAllergens(without))}: niet bekend`;
}

const namesOfAllergens = (allergens: readonly Allergen[]): string[] => allergens.map((allergen) => ALLERGENS[allergen]);
