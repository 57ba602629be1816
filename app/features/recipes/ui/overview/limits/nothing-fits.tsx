import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { CookingPot } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { LIMITED_NUTRIENTS } from '../../../nutrient-limits/nutrient-limits.ts';
import { type RecipesView, recipesViewPath, viewFields } from '../../../overview/overview-paths.ts';
import { RECIPES_PATH } from '../../../paths.ts';
import type { StrictestLimit } from '../../../screens/read-overview.ts';
import { forgetLimitsInUse, useShowView } from './limits-in-use.ts';

interface Props {
  view: RecipesView;
  strictest: StrictestLimit;
}

/** In place of an empty list: which limit leaves out most recipes, and the list without that one or without any. */
export function NothingFits({ view, strictest: { nutrient, excluded, total } }: Props) {
  const { name } = LIMITED_NUTRIENTS.find(({ key }) => key === nutrient) ?? { name: nutrient };
  const { [nutrient]: _, ...others } = view.limits;
  const showView = useShowView(view);
  const hasOthers = Object.keys(others).length > 0;
  return (
    <EmptyState
      icon={CookingPot}
      title="Geen recept past bij al je grenzen"
      action={
        <PostForm
          action={RECIPES_PATH}
          onSubmit={(event) => {
            event.preventDefault();
            showView({ limits: others });
          }}
        >
          <HiddenFields fields={viewFields({ ...view, limits: others, page: 1 })} />
          <Button>Toon recepten zonder de grens voor {name}</Button>
        </PostForm>
      }
    >
      <p>
        Vooral door je grens voor {name} vallen recepten af: {excluded} van de {total}. Twijfel je over een grens? Vraag
        het je diëtist.
      </p>
      {hasOthers && (
        <p>
          <Link to={recipesViewPath({ ...view, limits: {}, page: 1 })} preventScrollReset onClick={forgetLimitsInUse}>
            Zoek zonder grenzen
          </Link>
        </p>
      )}
    </EmptyState>
  );
}
