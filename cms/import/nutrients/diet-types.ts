import { ALLERGEN_CHOICES, type Nutrients } from '../../../app/features/content/published/recipe.ts';
import type { RecipeSource } from './compute-nutrients.ts';
import type { Food } from './foods.ts';

/** What a portion holds at most, or at least, to have a type of content/recipe-types that is about a diet. */
interface Limits {
  weinigKalium: number;
  weinigFosfaat: number;
  eiwitrijk: number;
  eiwitarm: number;
}

/** By course; content/README.md and the descriptions of the types have the same table. Minerals in milligrams, protein in grams. */
const LIMITS: Record<string, Limits> = {
  'recipe-types/hoofdgerechten': { weinigKalium: 600, weinigFosfaat: 250, eiwitrijk: 25, eiwitarm: 15 },
  'recipe-types/ontbijt-en-lunch': { weinigKalium: 350, weinigFosfaat: 150, eiwitrijk: 15, eiwitarm: 8 },
};
const LIMITS_OF_OTHERS: Limits = { weinigKalium: 250, weinigFosfaat: 75, eiwitrijk: 10, eiwitarm: 4 };

/** Milliliters, of every course. */
const WEINIG_VOCHT = 50;

/** Of which a vegetarian dish has nothing. */
const ANIMALS = ['meat', 'fish'];

/** The keys of all types that are about a diet, in the order of their positions. */
export const DIET_TYPES = [
  'weinig-kalium',
  'weinig-fosfaat',
  'eiwitrijk',
  'eiwitarm',
  'vegetarisch',
  'weinig-vocht',
].map((name) => `recipe-types/${name}`);

/** The limits of a type, in the order in which its description names them: main dishes, breakfast and lunch, the others. */
export function limitsOf(type: string): number[] {
  if (type === 'weinig-vocht') return [WEINIG_VOCHT];
  const name = type.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()) as keyof Limits;
  return [...Object.values(LIMITS), LIMITS_OF_OTHERS].map((limits) => limits[name]);
}

/** The allergens of the ingredients of a recipe, in the order of the law; 'none' where there are none. */
export function allergensOf({ ingredients }: RecipeSource, foods: Map<string, Food>): string[] {
  const names = ingredients.flatMap(({ items }) => items.map(({ name }) => name));
  const found = new Set<string>(names.flatMap((name) => foods.get(name)?.allergens ?? []));
  return found.size > 0 ? ALLERGEN_CHOICES.filter((choice) => found.has(choice)) : ['none'];
}

/** The diet types that a recipe has by its ingredients and nutrients. Its course is the first of its types. */
export function dietTypesOf(recipe: RecipeSource, nutrients: Nutrients, foods: Map<string, Food>): string[] {
  const { weinigKalium, weinigFosfaat, eiwitrijk, eiwitarm } = LIMITS[recipe.types[0] ?? ''] ?? LIMITS_OF_OTHERS;
  const names = recipe.ingredients.flatMap(({ items }) => items.map(({ name }) => name));
  const has: Record<string, boolean> = {
    'weinig-kalium': nutrients.potassium <= weinigKalium,
    'weinig-fosfaat': nutrients.phosphate <= weinigFosfaat,
    eiwitrijk: nutrients.protein >= eiwitrijk,
    eiwitarm: nutrients.protein <= eiwitarm,
    vegetarisch: !names.some((name) => ANIMALS.includes(foods.get(name)?.group ?? '')),
    'weinig-vocht': (nutrients.fluid ?? 0) <= WEINIG_VOCHT,
  };
  return DIET_TYPES.filter((type) => has[type.slice('recipe-types/'.length)]);
}
