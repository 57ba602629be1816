import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ListFilter } from '#app/ui/filter/list-filter.tsx';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { ownLimits } from '../../nutrient-limits/own-limits.ts';
import { hasLimits, type NutrientLimits, type RecipesView, recipesViewPath } from '../../overview/overview-paths.ts';
import type { RecipeType } from '../../screens/read-overview.ts';
import { LimitFields } from './limits/limit-fields.tsx';

interface Props {
  types: RecipeType[];
  view: RecipesView;
  /** Whether the viewer is logged in, and so may keep their limits in their profile. */
  member: boolean;
}

const GROUPS: readonly { group: RecipeType['group']; legend: string }[] = [
  { group: 'course', legend: 'Waar heb je trek in?' },
  { group: 'diet', legend: 'Waar let je op?' },
];

/** What the filter has chosen. */
type Choice = Pick<RecipesView, 'types' | 'limits'>;

/** Filters the recipes by type and by the limits of the reader. */
export function RecipeFilter({ types, view, member }: Props) {
  const navigate = useNavigate();
  const { profileLimits } = view;
  const [chosen, setChosen] = useChoice(view);

  const inBrowser = member ? 'browser-or-profile' : 'browser';
  const place = hasLimits(profileLimits) ? 'profile' : inBrowser;

  function choose(choice: Choice) {
    setChosen(choice);
    navigate(recipesViewPath({ ...choice, profileLimits }), { preventScrollReset: true });
  }

  function chooseTypes(ids: string[]) {
    choose({ ...chosen, types: ids.map(Number).sort((one, other) => one - other) });
  }

  function chooseLimits(limits: NutrientLimits) {
    if (!hasLimits(profileLimits)) ownLimits.write(limits);
    choose({ ...chosen, limits });
  }

  return (
    <ListFilter
      label="Filter de recepten"
      expand="Filter recepten"
      collapse="Toon recepten"
      path={recipesViewPath({ profileLimits })}
      filtered={view.types.length > 0 || hasLimits(view.limits)}
    >
      {GROUPS.map(({ group, legend }) => {
        const options = types
          .filter((type) => type.group === group)
          .map(({ id, name }) => ({ value: String(id), label: name }));
        const others = chosen.types.map(String).filter((id) => !options.some(({ value }) => value === id));
        return (
          options.length > 0 && (
            <CheckboxList
              key={group}
              legend={legend}
              name="types"
              options={options}
              value={chosen.types.map(String)}
              onChange={(ids) => chooseTypes([...others, ...ids])}
            />
          )
        );
      })}
      <LimitFields limits={chosen.limits} place={place} onChange={chooseLimits} />
    </ListFilter>
  );
}

/** What is chosen. It changes at once on a click, and follows the URL when that changes, for example by Back. */
function useChoice(view: RecipesView) {
  const [choice, setChoice] = useState<Choice>(view);
  const [lastPath, setLastPath] = useState(recipesViewPath(view));
  if (lastPath !== recipesViewPath(view)) {
    setLastPath(recipesViewPath(view));
    setChoice(view);
  }
  return [{ types: choice.types, limits: choice.limits }, setChoice] as const;
}
