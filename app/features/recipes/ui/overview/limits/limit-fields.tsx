import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { LIMITED_NUTRIENTS, type LimitedNutrient, limitOptions } from '../../../nutrient-limits/nutrient-limits.ts';
import { LIMIT_PARAMETERS, type NutrientLimits } from '../../../overview/overview-paths.ts';
import styles from './limit-fields.module.css';

/** Where limits are kept: a visitor has their browser alone, and a member who keeps them in their profile no other copy. */
type LimitsPlace = 'browser' | 'browser-or-profile' | 'profile';

const PLACES: Record<LimitsPlace, string> = {
  browser: 'Ze blijven in deze browser: we bewaren ze niet.',
  'browser-or-profile': 'Ze blijven in deze browser, tot je kiest voor ‘Bewaar mijn grenzen in mijn profiel’.',
  profile: 'Wat je hier verandert, komt pas in je profiel als je het daar bewaart.',
};

interface Props {
  limits: NutrientLimits;
  place: LimitsPlace;
  onChange: (limits: NutrientLimits) => void;
}

/** The most that a portion may have of each nutrient. Nothing is calculated or advised: a dietitian names the limits. */
export function LimitFields({ limits, place, onChange }: Props) {
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
          label={nutrient.name[0]?.toUpperCase() + nutrient.name.slice(1)}
          placeholder="Geen grens"
          options={limitOptions(nutrient)}
          value={limits[nutrient.key] ?? ''}
          onChange={(event) => choose(nutrient.key, event.target.value)}
        />
      ))}
    </fieldset>
  );
}
