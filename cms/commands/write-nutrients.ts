import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { computeNutrients, type RecipeSource, roundNutrients } from '../import/nutrients/compute-nutrients.ts';
import { allergensOf, DIET_TYPES, dietTypesOf } from '../import/nutrients/diet-types.ts';
import { readFoods } from '../import/nutrients/foods.ts';
import { readSources } from '../import/sources/read-sources.ts';

/**
 * npm run content:nutrients: computes the nutrients of all recipes in content/ from their ingredients, writes them into
 * the files with the diet types that they justify and their allergens, and prints them. The script formats the files afterwards.
 */
const folder = join(import.meta.dirname, '../../content');
const foods = readFoods();

for (const { key, data } of readSources(folder).filter(({ collection }) => collection === 'recipes')) {
  const recipe = data as unknown as RecipeSource;
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

/** The lines of a property of the document, also where the formatter has put its value on lines of its own. */
function linesOf(name: string): RegExp {
  return new RegExp(`^${name}:.*\\n(?: .*\\n)*`, 'm');
}
