import type { DocumentOf } from '#app/features/content/published/documents.ts';
import type { SnippetScreen } from '#app/features/pages/index.ts';
import type { ComponentsOf } from '#app/features/pages/ui/kind-components.ts';
import { SnippetPage } from '#app/features/pages/ui/snippet-page.tsx';
import type { recipesKinds } from '../kinds.ts';
import { RecipePage } from './recipe-page.tsx';

const RecipeTypeSnippet = ({ document: { title } }: SnippetScreen<DocumentOf<'recipe-type'>>) => (
  <SnippetPage title={title} label="Soort recept" tint="mint" />
);

/** The components of recipes and their types. */
export const recipesComponents = {
  recipe: RecipePage,
  'recipe-type': RecipeTypeSnippet,
} satisfies ComponentsOf<typeof recipesKinds>;
