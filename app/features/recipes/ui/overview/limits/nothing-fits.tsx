import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { CookingPot } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { LIMITED_NUTRIENTS } from '../../../nutrient-limits/nutrient-limits.ts';
import { type RecipesView, recipesViewPath } from '../../../overview/overview-paths.ts';
import type { StrictestLimit } from '../../../screens/read-overview.ts';

interface Props {
  view: RecipesView;
  strictest: StrictestLimit;
}

/** In place of an empty list: which limit leaves out most recipes, and the list without that one or without any. */
export function NothingFits({ view, strictest: { nutrient, excluded, total } }: Props) {
  const { name } = LIMITED_NUTRIENTS.find(({ key }) => key === nutrient) ?? { name: nutrient };
  const { [nutrient]: _, ...others } = view.limits;
  const hasOthers = Object.keys(others).length > 0;
  return (
    <EmptyState
      icon={CookingPot}
      title="Geen recept past bij al je grenzen"
      action={
        <ButtonLink to={recipesViewPath({ ...view, limits: others, page: 1 })} preventScrollReset>
          Toon recepten zonder de grens voor {name}
        </ButtonLink>
      }
    >
      <p>
        Vooral door je grens voor {name} vallen recepten af: {excluded} van de {total}. Twijfel je over een grens? Vraag
        het je diëtist.
      </p>
      {hasOthers && (
        <p>
          <Link to={recipesViewPath({ ...view, limits: {}, page: 1 })} preventScrollReset>
            Zoek zonder grenzen
          </Link>
        </p>
      )}
    </EmptyState>
  );
}
