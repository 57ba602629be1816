import { redirect } from 'react-router';
import { readNumberedDocument } from '#app/features/content/index.ts';
import { runIntent, submit } from '#app/platform/http/pages/action.ts';
import { load } from '#app/platform/http/pages/loader.ts';
import type { PageHandle } from '#app/platform/http/pages/page-handle.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CookingPot } from '#app/ui/icon/icons.ts';
import { recipesHandlers as handlers } from '../api.ts';
import { recipesContract as contract } from '../contract.ts';
import { cookingPath, PEOPLE_PARAMETER, portionsPath, recipePath } from '../paths.ts';
import { parsePortions } from '../portions/parse-portions.ts';
import { readRecipeScreen } from '../screens/read-recipe-screen.ts';
import styles from '../ui/kitchen/kitchen-slots.module.css';
import { PortionsForm } from '../ui/kitchen/portions-form.tsx';
import { useFit, useLaterParts } from '../ui/kitchen/use-later-parts.ts';
import { Verdict } from '../ui/parts/verdict.tsx';
import { RecipePage } from '../ui/recipe-page.tsx';
import { RecipesBar } from '../ui/recipes-bar.tsx';
import type { Route } from './+types/recipe';

export const handle: PageHandle = { cache: { query: [PEOPLE_PARAMETER] } };

export const loader = (args: Route.LoaderArgs) =>
  load(args, async (ctx) => {
    const source = await readNumberedDocument(ctx, args.params.recipe, 'recipe');
    const { path, amountOfPeople } = source.document;
    if (path !== recipePath(args.params.recipe)) throw redirect(path, 301);
    const { portions, isCanonical } = parsePortions(new URL(args.request.url).searchParams, amountOfPeople);
    if (!isCanonical) throw redirect(portionsPath(path, portions));
    return readRecipeScreen(ctx, source, { portions });
  });

export const action = (args: Route.ActionArgs) =>
  runIntent<unknown>(args, {
    'add-favourite': (sent) => submit(sent, contract.addFavorite, handlers.addFavorite, () => ({ ok: true })),
    'remove-favourite': (sent) => submit(sent, contract.removeFavorite, handlers.removeFavorite, () => ({ ok: true })),
  });

/** A recipe. The key resets its state, such as an opened dialog or a favourite that failed, for the next one. */
export default function Recipe({ loaderData }: Route.ComponentProps) {
  const { document, portions } = loaderData;
  const later = useLaterParts();
  const fit = useFit(loaderData, later);
  return (
    <RecipePage
      key={document.id}
      {...loaderData}
      kitchen={{
        exceeded: fit?.exceeded,
        bar: <RecipesBar />,
        verdict: <Verdict fit={fit} />,
        portions: portions.own > 0 && <PortionsForm path={document.path} portions={portions} />,
        shopping: (
          <div className={`${styles.shopping} needs-script`} data-print="hide">
            {later && <later.AddToShoppingList {...document} portions={portions} />}
          </div>
        ),
        cooking: document.steps.length > 0 && (
          <div data-print="hide" className={styles.cooking}>
            <ButtonLink to={cookingPath(document.path, portions)} variant="primary" icon={CookingPot}>
              Kook stap voor stap
            </ButtonLink>
          </div>
        ),
        wholeDish: portions.own > 0 && (
          <div className={`${styles.wholeDish} needs-script`} data-print="hide">
            {later && <later.WholeDish nutrients={document.nutrients} people={portions.people} />}
          </div>
        ),
      }}
    />
  );
}
