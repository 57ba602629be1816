import { useNavigate } from 'react-router';
import { ListFilter } from '#app/ui/filter/list-filter.tsx';
import { useChosen } from '#app/ui/filter/use-chosen.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { LIMITED_NUTRIENTS, type LimitedNutrient, limitOptions } from '../../nutrient-limits/nutrient-limits.ts';
import { ownLimits } from '../../nutrient-limits/own-limits.ts';
import {
  hasLimits,
  LIMIT_PARAMETERS,
  type NutrientLimits,
  type RecipesView,
  recipesViewPath,
} from '../../overview/overview-paths.ts';
import type { RecipeType } from '../../screens/read-overview.ts';
import { TypeExplanations } from '../parts/type-explanations.tsx';
import styles from './recipe-filter.module.css';

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
  const fromUrl: Choice = { types: view.types, limits: view.limits };
  const [chosen, setChosen] = useChosen(fromUrl, recipesViewPath(view));

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
      <TypeExplanations types={types} />
      <LimitFields limits={chosen.limits} place={place} onChange={chooseLimits} />
    </ListFilter>
  );
}

/** Where limits are kept: a visitor has their browser alone, and a member who keeps them in their profile no other copy. */
type LimitsPlace = 'browser' | 'browser-or-profile' | 'profile';

const PLACES: Record<LimitsPlace, string> = {
  browser: 'Ze blijven in deze browser: we bewaren ze niet.',
  'browser-or-profile': 'Ze blijven in deze browser, tot je kiest voor ‘Bewaar mijn grenzen in mijn profiel’.',
  profile: 'Wat je hier verandert, komt pas in je profiel als je het daar bewaart.',
};

interface LimitFieldsProps {
  limits: NutrientLimits;
  place: LimitsPlace;
  onChange: (limits: NutrientLimits) => void;
}

/** The most that a portion may have of each nutrient. Nothing is calculated or advised: a dietitian names the limits. */
function LimitFields({ limits, place, onChange }: LimitFieldsProps) {
  function choose(nutrient: LimitedNutrient, value: string) {
    const { [nutrient]: _, ...others } = limits;
    onChange(value === '' ? others : { ...others, [nutrient]: Number(value) });
  }
  return (
    <fieldset className={styles.fields} aria-describedby="limits-help">
      <legend className={styles.legend}>Past bij mijn grenzen</legend>
      <p id="limits-help" className={styles.help}>
        Hoeveel mag er hoogstens in één portie zitten? Stem je grenzen af met je diëtist. {PLACES[place]}
      </p>
      {LIMITED_NUTRIENTS.map((nutrient) => (
        <SelectField
          key={nutrient.key}
          name={LIMIT_PARAMETERS[nutrient.key]}
          label={capitalise(nutrient.name)}
          placeholder="Geen grens"
          options={limitOptions(nutrient)}
          value={limits[nutrient.key] ?? ''}
          onChange={(event) => choose(nutrient.key, event.target.value)}
        />
      ))}
    </fieldset>
  );
}
