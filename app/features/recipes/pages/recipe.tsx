import { redirect } from 'react-router';
import { readNumberedDocument } from '#app/features/content/index.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { recipesHandlers as handlers } from '../api.ts';
import { recipesContract as contract } from '../contract.ts';
import { recipePath } from '../paths.ts';
import { readRecipeScreen } from '../screens/recipe.ts';
import { RecipePage } from '../ui/recipe-page.tsx';
import type { Route } from './+types/recipe';

export const handle: PageHandle = { cache: { query: [] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const source = await readNumberedDocument(ctx, args.params.recipe, 'recipe');
    const { path } = source.document;
    if (path !== recipePath(args.params.recipe)) throw redirect(path, 301);
    return readRecipeScreen(ctx, source);
  });

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    'add-favourite': (sent) => submit(sent, contract.addFavorite, handlers.addFavorite, () => ({ ok: true })),
    'remove-favourite': (sent) => submit(sent, contract.removeFavorite, handlers.removeFavorite, () => ({ ok: true })),
  });

/** A recipe. The key resets its state, such as an opened dialog or a favourite that failed, for the next one. */
export default function Recipe({ loaderData }: Route.ComponentProps) {
  return <RecipePage key={loaderData.document.id} {...loaderData} />;
}
