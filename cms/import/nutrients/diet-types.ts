import { ALLERGEN_CHOICES } from '../../../app/features/content/published/allergens.ts';
import { COURSES, DIET_LABELS, dietLabelsOf } from '../../../app/features/content/published/diet-labels.ts';
import type { Nutrients } from '../../../app/features/content/published/recipe.ts';
import type { RecipeSource } from './compute-nutrients.ts';
import type { Food } from './foods.ts';

/** Of which a vegetarian dish has nothing. */
const ANIMALS = ['meat', 'fish'];

const VEGETARIAN = 'recipe-types/vegetarisch';

/** The file of a type in content/recipe-types, by its title. */
const keyOf = (title: string): string => `recipe-types/${title.toLowerCase().replaceAll(' ', '-')}`;

/** The keys of all types that are about a diet, in the order in which the CMS keeps them: computed labels last. */
export const DIET_TYPES: readonly string[] = [VEGETARIAN, ...DIET_LABELS.map(({ name }) => keyOf(name))];

/** The limits of a type by course, in the order in which its description names them; one where they are all the same. */
export function limitsOf(type: string): number[] {
  const label = DIET_LABELS.find(({ name }) => keyOf(name) === `recipe-types/${type}`);
  const values = label ? Object.values(label.limits) : [];
  return new Set(values).size === 1 ? values.slice(0, 1) : values;
}

/** The allergens of the ingredients of a recipe, in the order of the law; 'none' where there are none. */
export function allergensOf({ ingredients }: RecipeSource, foods: Map<string, Food>): string[] {
  const names = ingredients.flatMap(({ items }) => items.map(({ name }) => name));
  const found = new Set<string>(names.flatMap((name) => foods.get(name)?.allergens ?? []));
  return found.size > 0 ? ALLERGEN_CHOICES.filter((choice) => found.has(choice)) : ['none'];
}

/** The diet types that a recipe has by its ingredients and nutrients. */
export function dietTypesOf({ types, ingredients }: RecipeSource, nutrients: Nutrients, foods: Map<string, Food>) {
  const courses = COURSES.filter((course) => types.includes(keyOf(course)));
  const labels = dietLabelsOf(courses, nutrients).map(keyOf);
  const names = ingredients.flatMap(({ items }) => items.map(({ name }) => name));
  const isVegetarian = !names.some((name) => ANIMALS.includes(foods.get(name)?.group ?? ''));
  return DIET_TYPES.filter((type) => (type === VEGETARIAN ? isVegetarian : labels.includes(type)));
}
