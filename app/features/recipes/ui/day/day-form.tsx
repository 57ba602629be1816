import { Form, useNavigate } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { SelectField } from '#app/ui/form/fields/select-field.tsx';
import { type DayPlan, dayPath, MAX_DISHES, MEALS, type Meal } from '../../day/day-plan.ts';
import { ownDay } from '../../day/own-day.ts';
import { DAY_PATH, PEOPLE_PARAMETER } from '../../paths.ts';
import { MAX_PEOPLE } from '../../rules.ts';
import type { DayScreen } from '../../screens/read-day-screen.ts';
import styles from './day.module.css';

const PEOPLE = Array.from({ length: MAX_PEOPLE }, (_, index) => ({ value: index + 1, label: String(index + 1) }));

type Props = Pick<DayScreen, 'plan' | 'courses'>;

/**
 * Chooses the dishes of a day: a list for each meal, and another one once that is filled. What is chosen is shown at once;
 * without JavaScript a button sends the form.
 */
export function DayForm({ plan, courses }: Props) {
  const navigate = useNavigate();

  function show(changed: DayPlan) {
    ownDay.write(changed);
    navigate(dayPath(changed), { replace: true, preventScrollReset: true });
  }

  function choose(meal: Meal, index: number, value: string) {
    const ids = plan.meals[meal].toSpliced(index, 1, ...(value ? [Number(value)] : []));
    show({ ...plan, meals: { ...plan.meals, [meal]: ids } });
  }

  return (
    <Form action={DAY_PATH} replace preventScrollReset className={styles.form} data-print="hide">
      {MEALS.map(({ key, title, more, first }) => {
        const ids = plan.meals[key];
        const rank = (name: string) => (first as readonly string[]).indexOf(name) >>> 0;
        const options = courses
          .toSorted((one, other) => rank(one.name) - rank(other.name))
          .map(({ name, recipes }) => ({
            label: name,
            options: recipes.map((recipe) => ({ value: recipe.id, label: recipe.title })),
          }));
        return (
          <div key={key} className={styles.meal}>
            {[...ids, ''].slice(0, MAX_DISHES).map((id, index) => (
              <SelectField
                // biome-ignore lint/suspicious/noArrayIndexKey: a field stays where it is while its dish changes
                key={index}
                id={`field-${key}-${index + 1}`}
                name={key}
                label={index === 0 ? title : index === 1 ? more : `${more} (${index})`}
                placeholder="Kies een recept"
                options={options}
                value={id}
                onChange={({ target }) => choose(key, index, target.value)}
              />
            ))}
          </div>
        );
      })}
      <SelectField
        name={PEOPLE_PARAMETER}
        label="Voor hoeveel personen kook je?"
        help="Voor je boodschappen. De voedingswaarde is die van één portie."
        options={PEOPLE}
        value={plan.people}
        onChange={({ target }) => show({ ...plan, people: Number(target.value) })}
      />
      <noscript>
        <Button type="submit">Tel op</Button>
      </noscript>
    </Form>
  );
}
