import type { DocumentWithRefs } from '#app/features/content/index.ts';
import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { IngredientGroup, RecipeStep } from '#app/features/content/published/recipe.ts';
import { presentBlocks, presentImage } from '#app/features/library/index.ts';
import { type BlockContext, referredList } from '#app/features/pages/index.ts';
import { escapeHtml } from '#app/platform/escape-html.ts';
import { ingredientText } from './ui/parts/ingredient-text.ts';
import { stepParts } from './ui/parts/step-parts.ts';

/** A recipe as the wire's. */
export const presentRecipe = ({ document }: DocumentWithRefs<DocumentOf<'recipe'>>, context: BlockContext) => ({
  id: document.id,
  title: document.title,
  altTitle: document.altTitle,
  introduction: document.introduction ?? document.description,
  amountOfPeople: document.amountOfPeople,
  minutesNeeded: document.minutesNeeded,
  waitingTime: document.waitingTime,
  recipeType: referredList(context, document.types, 'recipe-type').map(({ title }) => title),
  image: document.picture && presentImage(document.picture, 'recipe'),
  ingredients: ingredientsHtml(document.ingredients),
  content: [...presentSteps(document.steps), ...presentBlocks(document.blocks, context)],
  nutrients: document.nutrients,
});

/** The ingredients as a list for each group, below its title if it has one. */
const ingredientsHtml = (groups: readonly IngredientGroup[]): string =>
  groups
    .map(({ title, items }) => {
      const lines = items.map((item) => {
        const { amount, name, note } = ingredientText(item);
        return `<li>${escapeHtml([amount, note ? `${name}, ${note}` : name].filter(Boolean).join(' '))}</li>`;
      });
      return `${title ? `<h3>${escapeHtml(title)}</h3>` : ''}<ul>${lines.join('')}</ul>`;
    })
    .join('');

/** The steps as a block of HTML, in a list of which the numbers go on after a heading; none without steps. */
function presentSteps(steps: readonly RecipeStep[]) {
  if (steps.length === 0) return [];
  const html = stepParts(steps)
    .map(({ heading, first, steps: some }) => {
      const items = some.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('');
      return `${heading ? `<h3>${escapeHtml(heading)}</h3>` : ''}<ol${first > 1 ? ` start="${first}"` : ''}>${items}</ol>`;
    })
    .join('');
  return [{ kind: 'html-with-title' as const, id: 'steps', title: 'Bereiding', html }];
}
