import { useId } from 'react';
import { ALLERGENS } from '#app/features/content/published/allergens.ts';
import type { Page } from '#app/platform/database/paging.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { HiddenFields } from '#app/ui/form/hidden-fields.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { CookingPot, Heart } from '#app/ui/icon/icons.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { Pager } from '#app/ui/navigation/pager.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { LIMITED_NUTRIENTS, limitTexts } from '../../nutrient-limits/nutrient-limits.ts';
import {
  hasLimits,
  isOfAddress,
  type RecipesView,
  recipesViewPath,
  viewFields,
  type Wishes,
} from '../../overview/overview-paths.ts';
import { RECIPES_PATH } from '../../paths.ts';
import { ALLERGENS_NOTE } from '../../rules.ts';
import type { ListedRecipe, RecipeType, StrictestLimit } from '../../screens/read-overview-screen.ts';
import { TypePopovers } from '../parts/type-labels.tsx';
import { forgetLimitsInUse, useShowView } from './limits/limits-in-use.ts';
import styles from './recipe-list.module.css';
import { RecipeTeaser } from './recipe-teaser.tsx';

interface Props {
  recipes: Page<ListedRecipe>;
  view: RecipesView;
  types: RecipeType[];
  strictest: StrictestLimit | null;
  wishes: Wishes;
}

/** One page of recipes. The heading has their number and is announced when it changes. */
export function RecipeList({ recipes, view, types, strictest, wishes }: Props) {
  const prefix = useId();
  const explained = types.filter(({ description }) => description);
  const about = describeTypes(types.filter(({ id }) => view.types.includes(id)));
  const without = new Intl.ListFormat('nl').format(view.without.map((allergen) => ALLERGENS[allergen]));
  const limits = limitTexts(view.limits);
  const isPosted = !useHydrated() && !isOfAddress(view);
  return (
    <Stack gap={3}>
      <div role="status">
        <h2 className={styles.count}>{headingOf(recipes.total, view)}</h2>
        {about && <p className={styles.about}>{about}</p>}
        {without && (
          <p className={styles.about}>
            zonder {without}. {ALLERGENS_NOTE}
          </p>
        )}
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
        <ul className={styles.list} data-print="tiles">
          {recipes.items.map((recipe, place) => (
            <li key={recipe.id}>
              <RecipeTeaser
                recipe={recipe}
                limits={hasLimits(view.limits) ? view.limits : wishes.limits}
                without={wishes.without}
                eager={place === 0}
                labels={explained.filter(({ id }) => recipe.types.includes(id))}
                prefix={prefix}
              />
            </li>
          ))}
        </ul>
      )}
      <TypePopovers types={explained} prefix={prefix} />
      <Pager
        page={view.page}
        pages={recipes.pages}
        href={(page) => recipesViewPath({ ...view, page })}
        label="Pagina’s met recepten"
        post={isPosted ? { action: RECIPES_PATH, fields: viewFields({ ...view, page: 1 }) } : undefined}
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
  if (view.types.length > 0 || view.without.length > 0) {
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

interface NothingFitsProps {
  view: RecipesView;
  strictest: StrictestLimit;
}

/** In place of an empty list: which limit leaves out most recipes, and the list without that one or without any. */
function NothingFits({ view, strictest: { nutrient, excluded, total } }: NothingFitsProps) {
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
