import type { Page } from '#app/platform/database/paging.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { CookingPot, Heart } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { limitTexts } from '../../nutrient-limits/nutrient-limits.ts';
import { type RecipesView, recipesViewPath } from '../../overview/overview-paths.ts';
import { RECIPES_PATH } from '../../paths.ts';
import type { ListedRecipe, RecipeType, StrictestLimit } from '../../screens/read-overview.ts';
import { NothingFits } from './limits/nothing-fits.tsx';
import styles from './recipe-list.module.css';
import { RecipeTeaser } from './recipe-teaser.tsx';

interface Props {
  recipes: Page<ListedRecipe>;
  view: RecipesView;
  types: RecipeType[];
  strictest: StrictestLimit | null;
}

/** One page of recipes. The heading has their number and is announced when it changes. */
export function RecipeList({ recipes, view, types, strictest }: Props) {
  const about = describeTypes(types.filter(({ id }) => view.types.includes(id)));
  const limits = limitTexts(view.limits);
  return (
    <Stack gap={3}>
      <div role="status">
        <h2 className={styles.count}>{headingOf(recipes.total, view)}</h2>
        {about && <p className={styles.about}>{about}</p>}
        {limits.length > 0 && !view.favourites && (
          <p className={styles.about}>met hoogstens per portie: {new Intl.ListFormat('nl').format(limits)}</p>
        )}
      </div>
      {recipes.items.length === 0 ? (
        strictest ? (
          <NothingFits view={view} strictest={strictest} />
        ) : (
          <NoRecipes view={view} />
        )
      ) : (
        <ul className={styles.list}>
          {recipes.items.map((recipe, place) => (
            <li key={recipe.id}>
              <RecipeTeaser recipe={recipe} eager={place === 0} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={view.page}
        pages={recipes.pages}
        href={(page) => recipesViewPath({ ...view, page })}
        label="Pagina’s met recepten"
      />
    </Stack>
  );
}

/** 'Soepen of Dranken, Weinig kalium en Vegetarisch': one of the courses, and all of the diets. */
function describeTypes(types: readonly RecipeType[]): string {
  const names = (group: RecipeType['group']) => types.filter((type) => type.group === group).map(({ name }) => name);
  const courses = new Intl.ListFormat('nl', { type: 'disjunction' }).format(names('course'));
  const diets = new Intl.ListFormat('nl', { type: 'conjunction' }).format(names('diet'));
  return [courses, diets].filter(Boolean).join(', ');
}

function headingOf(total: number, { favourites }: RecipesView): string {
  if (!favourites) return pluralise(total, 'recept', 'recepten');
  if (total === 0) return 'Je hebt nog geen favoriete recepten';
  return `Je hebt ${pluralise(total, 'favoriet recept', 'favoriete recepten')}`;
}

/** Explains why the list is empty, and what to do next. */
function NoRecipes({ view }: { view: RecipesView }) {
  if (view.favourites) {
    return (
      <EmptyState
        icon={Heart}
        title="Zo bewaar je een recept"
        action={<ButtonLink to={RECIPES_PATH}>Bekijk alle recepten</ButtonLink>}
      >
        Open een recept en kies ‘Bewaar dit recept’. Dan vind je het hier terug.
      </EmptyState>
    );
  }
  if (view.types.length > 0) {
    return (
      <EmptyState
        icon={CookingPot}
        title="Hier staat nog niets op het vuur"
        action={
          <ButtonLink to={RECIPES_PATH} preventScrollReset>
            Wis het filter
          </ButtonLink>
        }
      >
        Zet een vinkje uit, of bekijk alle recepten.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={CookingPot} title="De keuken gaat bijna open">
      Binnenkort vind je hier recepten.
    </EmptyState>
  );
}
