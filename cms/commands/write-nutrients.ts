import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeNutrients, type RecipeSource, roundNutrients } from '../import/nutrients/compute-nutrients.ts';
import { computeSwaps, swapTableModule } from '../import/nutrients/compute-swaps.ts';
import { allergensOf, DIET_TYPES, dietTypesOf } from '../import/nutrients/diet-types.ts';
import { readFoods } from '../import/nutrients/foods.ts';
import { readSources } from '../import/sources/read-sources.ts';

/**
 * npm run content:nutrients: computes the nutrients of all recipes in content/ from their ingredients, writes them into
 * the files with the diet types that they justify and their allergens, and prints them; then writes the table of swaps for the
 * site. The script formats the files afterwards.
 */
const folder = join(import.meta.dirname, '../../content');
const foods = readFoods();

const recipes = readSources(folder)
  .filter(({ collection }) => collection === 'recipes')
  .map(({ key, data }) => ({ key, recipe: data as unknown as RecipeSource }));

for (const { key, recipe } of recipes) {
  const nutrients = roundNutrients(computeNutrients(recipe, foods));
  const courses = recipe.types.filter((type) => !DIET_TYPES.includes(type));
  const types = [...courses, ...dietTypesOf({ ...recipe, types: courses }, nutrients, foods)];
  const values = Object.entries(nutrients).map(([name, value]) => `${name}: ${value}`);

  const file = join(folder, `${key}.yaml`);
  const text = readFileSync(file, 'utf8')
    .replace(linesOf('types'), `types: [${types.join(', ')}]\n`)
    .replace(linesOf('nutrients'), '')
    .replace(linesOf('allergens'), '')
    .replace(
      /^(?=blocks:)/m,
      `nutrients: { ${values.join(', ')} }\nallergens: [${allergensOf(recipe, foods).join(', ')}]\n`,
    );
  writeFileSync(file, text);
  console.log(`${key}: ${values.join(', ')}`);
}

writeFileSync(
  join(import.meta.dirname, '../../app/features/recipes/swaps/swap-table.generated.ts'),
  swapTableModule(
    computeSwaps(
      foods,
      recipes.map(({ recipe }) => recipe),
    ),
  ),
);

/** The lines of a property of the document, also where the formatter has put its value on lines of its own. */
function linesOf(name: string): RegExp {
  return new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm');
}
