import { ALLERGEN_KEYS, ALLERGENS, type Allergen } from '#app/features/content/published/allergens.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { type ChosenFilter, ChosenFilters } from '#app/ui/filter/chosen-filters.tsx';
import { ListFilter } from '#app/ui/filter/list-filter.tsx';
import { useChosen } from '#app/ui/filter/use-chosen.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { capitalise } from '#app/ui/text/capitalise.ts';
import { pluralise } from '#app/ui/text/pluralise.ts';
import {
  LIMITED_NUTRIENTS,
  type LimitedNutrient,
  limitOptions,
  limitTexts,
} from '../../nutrient-limits/nutrient-limits.ts';
import { ownLimits } from '../../nutrient-limits/own-limits.ts';
import { ownTaste } from '../../nutrient-limits/own-taste.ts';
import {
  hasLimits,
  isSameLimits,
  type NutrientLimits,
  type RecipesView,
  recipesViewPath,
  viewFields,
  WITHIN_LIMITS,
  WITHOUT_PARAMETER,
} from '../../overview/overview-paths.ts';
import { LIMIT_FIELDS_ID, RECIPES_PATH } from '../../paths.ts';
import { ALLERGENS_NOTE, TYPES_NOTE } from '../../rules.ts';
import type { RecipeType } from '../../screens/read-overview-screen.ts';
import { forgetLimitsInUse, useShowView } from './limits/limits-in-use.ts';
import { useFieldsOfAddress } from './limits/limits-link.tsx';
import styles from './recipe-filter.module.css';

interface Props {
  types: RecipeType[];
  view: RecipesView;
  /** Whether the viewer is logged in, and so may keep their limits in their profile. */
  member: boolean;
  /** How many recipes the list has. */
  total: number;
}

const GROUPS: readonly { group: RecipeType['group']; legend: string }[] = [
  { group: 'course', legend: 'Waar heb je trek in?' },
  { group: 'diet', legend: 'Waar let je op?' },
];

/** What the filter has chosen. */
type Choice = Pick<RecipesView, 'types' | 'without' | 'limits'>;

/** Filters the recipes by type, by what is not in them and by the limits of the reader. */
export function RecipeFilter({ types, view, member, total }: Props) {
  const { profileLimits } = view;
  const shown: Choice = { types: view.types, without: view.without, limits: view.limits };
  const [chosen, setChosen] = useChosen(shown, JSON.stringify(shown));
  const showChoice = useShowChoice(view, types);
  useFieldsOfAddress();

  const inBrowser = member ? 'browser-or-profile' : 'browser';
  const place = hasLimits(profileLimits) ? 'profile' : inBrowser;

  function choose(choice: Choice) {
    setChosen(choice);
    showChoice(choice);
  }

  function chooseTypes(ids: string[]) {
    choose({ ...chosen, types: ids.map(Number).sort((one, other) => one - other) });
  }

  return (
    <ListFilter
      label="Filter de recepten"
      things="recepten"
      found={pluralise(total, 'recept', 'recepten')}
      chosen={view.types.length + view.without.length + limitTexts(view.limits).length}
      path={recipesViewPath({ profileLimits })}
      intent={WITHIN_LIMITS}
      onClear={forgetLimitsInUse}
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
      <AllergenFields without={chosen.without} onChange={(without) => choose({ ...chosen, without })} />
      <LimitFields limits={chosen.limits} place={place} onChange={(limits) => choose({ ...chosen, limits })} />
    </ListFilter>
  );
}

/**
 * Gives the function that shows the recipes of a choice. The browser keeps its limits, unless the profile has some, and its
 * diets and what it leaves out; courses are what a reader feels like today.
 */
function useShowChoice(view: RecipesView, types: RecipeType[]): (choice: Partial<Choice>) => void {
  const showView = useShowView(view);
  const diets = types.filter(({ group }) => group === 'diet').map(({ id }) => id);
  const tasteOf = (choice: Choice) => ({
    types: choice.types.filter((id) => diets.includes(id)),
    without: choice.without,
  });
  return (choice) => {
    if (choice.limits && !isSameLimits(choice.limits, view.limits) && !hasLimits(view.profileLimits))
      ownLimits.write(choice.limits);
    const taste = tasteOf({ ...view, ...choice });
    if (JSON.stringify(taste) !== JSON.stringify(tasteOf(view))) ownTaste.write(taste);
    showView(choice);
  };
}

/** What the recipes are filtered by, above them. */
export function ChosenRecipeFilters({ types, view }: Pick<Props, 'types' | 'view'>) {
  const showChoice = useShowChoice(view, types);
  const without = (text: string, others: Partial<Choice>): ChosenFilter => ({
    key: text,
    text,
    post: { action: RECIPES_PATH, fields: viewFields({ ...view, ...others, page: 1 }) },
    onRemove: () => showChoice(others),
  });
  return (
    <ChosenFilters
      path={recipesViewPath({ profileLimits: view.profileLimits })}
      onClear={forgetLimitsInUse}
      filters={[
        ...types
          .filter(({ id }) => view.types.includes(id))
          .map(({ id, name }) => without(name, { types: view.types.filter((other) => other !== id) })),
        ...view.without.map((allergen) =>
          without(`Zonder ${ALLERGENS[allergen]}`, { without: view.without.filter((other) => other !== allergen) }),
        ),
        ...LIMITED_NUTRIENTS.filter(({ key }) => view.limits[key] !== undefined).map(({ key }) => {
          const { [key]: limit, ...limits } = view.limits;
          return without(capitalise(limitTexts({ [key]: limit }).join()), { limits });
        }),
      ]}
    />
  );
}

interface AllergenFieldsProps {
  without: readonly Allergen[];
  onChange: (without: Allergen[]) => void;
}

const WITHOUT_OPTIONS = Object.values(ALLERGENS).map((name) => ({ value: name, label: `Zonder ${name}` }));

/** What a recipe must not have, with what that does not promise; folded until something is chosen. */
function AllergenFields({ without, onChange }: AllergenFieldsProps) {
  return (
    <Disclosure summary={'Zonder gluten, melk, ei\u00a0…'} open={without.length > 0 || undefined}>
      <CheckboxList
        legend="Wat mag er niet in zitten?"
        help={ALLERGENS_NOTE}
        name={WITHOUT_PARAMETER}
        options={WITHOUT_OPTIONS}
        value={without.map((allergen) => ALLERGENS[allergen])}
        onChange={(names) => onChange(ALLERGEN_KEYS.filter((allergen) => names.includes(ALLERGENS[allergen])))}
      />
    </Disclosure>
  );
}

/** Where limits are kept: a visitor has their browser alone, and a member who keeps them in their profile no other copy. */
type LimitsPlace = 'browser' | 'browser-or-profile' | 'profile';

const PLACES: Record<LimitsPlace, string> = {
  browser: 'Deze browser onthoudt ze.',
  'browser-or-profile': 'Deze browser onthoudt ze, tot je kiest voor ‘Bewaar mijn grenzen in mijn profiel’.',
  profile: 'Wat je hier verandert, komt pas in je profiel als je het daar bewaart.',
};

interface LimitFieldsProps {
  limits: NutrientLimits;
  place: LimitsPlace;
  onChange: (limits: NutrientLimits) => void;
}

/** The most that a portion may have of each nutrient, and where that goes (rules.md R57). Nothing is calculated or advised: a dietitian names the limits. */
function LimitFields({ limits, place, onChange }: LimitFieldsProps) {
  function choose(nutrient: LimitedNutrient, value: string) {
    const { [nutrient]: _, ...others } = limits;
    onChange(value === '' ? others : { ...others, [nutrient]: Number(value) });
  }
  return (
    <fieldset id={LIMIT_FIELDS_ID} className={styles.fields} aria-describedby="limits-help">
      <legend className={styles.legend}>Past bij mijn grenzen</legend>
      <p id="limits-help" className={styles.help}>
        Hoeveel mag er hoogstens in één portie zitten? Stem je grenzen af met je diëtist. We sturen ze alleen mee om te
        zoeken wat past: wij bewaren ze niet, en ze komen niet in het adres van de pagina.{' '}
        <span className="needs-script">{PLACES[place]}</span>
      </p>
      {LIMITED_NUTRIENTS.map((nutrient) => (
        <SelectField
          key={nutrient.key}
          name={nutrient.key}
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

interface TypeExplanationsProps {
  types: readonly { id: number; name: string; description: string | null }[];
}

/** What types such as 'Weinig kalium' mean, where editors said it, and that the limits are ours. */
function TypeExplanations({ types }: TypeExplanationsProps) {
  const explained = types.filter(({ description }) => description);
  if (explained.length === 0) return null;
  return (
    <Disclosure
      summary={explained.length === 1 ? `Wat betekent ‘${explained[0]?.name}’?` : 'Wat betekenen deze woorden?'}
    >
      <dl>
        {explained.map(({ id, name, description }) => (
          <div key={id}>
            <dt>
              <strong>{name}</strong>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <p>{TYPES_NOTE}</p>
    </Disclosure>
  );
}
