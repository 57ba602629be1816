import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { PartScreen } from '#app/features/pages/index.ts';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { PartPage } from '#app/features/pages/ui/part-page.tsx';
import type { recipesKinds } from '../kinds.ts';
import { RecipePage } from './recipe-page.tsx';

const RecipeTypePart = ({ document: { title } }: PartScreen<DocumentOf<'recipe-type'>>) => (
  <PartPage title={title} word="Soort recept" tint="mint" />
);

/** The components of recipes and their types. */
export const recipesComponents = {
  recipe: RecipePage,
  'recipe-type': RecipeTypePart,
} satisfies ComponentsOf<typeof recipesKinds>;
