import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { ListFilter } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { RECIPES_PATH, recipesViewPath } from '../../paths.ts';
import type { RecipeType } from '../../screens/overview.ts';
import styles from './type-filter.module.css';

interface Props {
  types: RecipeType[];
  selected: readonly number[];
}

const GROUPS: readonly { group: RecipeType['group']; legend: string }[] = [
  { group: 'course', legend: 'Waar heb je trek in?' },
  { group: 'diet', legend: 'Waar let je op?' },
];

/**
 * Filters the recipes by type, as soon as a box is ticked; without JavaScript by a button. On a phone it is collapsed, and
 * takes the place of the recipes when it is expanded.
 */
export function TypeFilter({ types, selected }: Props) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [ticked, setTicked] = useTickedBoxes(selected);

  function choose(ids: string[]) {
    setTicked(ids);
    const rising = ids.map(Number).sort((one, other) => one - other);
    navigate(recipesViewPath({ types: rising }), { preventScrollReset: true });
  }

  return (
    <search aria-label="Filter op soort recept">
      <details className={styles.details}>
        <summary className={styles.summary}>
          <ListFilter aria-hidden="true" />
          <span className={styles.expand}>Filter recepten</span>
          <span className={styles.collapse}>Toon recepten</span>
        </summary>
        <Form action={RECIPES_PATH} preventScrollReset className={styles.filter}>
          {GROUPS.map(({ group, legend }) => {
            const options = types
              .filter((type) => type.group === group)
              .map(({ id, name }) => ({ value: String(id), label: name }));
            const isOther = (id: string) => !options.some(({ value }) => value === id);
            return (
              options.length > 0 && (
                <CheckboxList
                  key={group}
                  legend={legend}
                  name="types"
                  options={options}
                  value={ticked}
                  onChange={(ids) => choose([...ticked.filter(isOther), ...ids])}
                />
              )
            );
          })}
          {!hydrated && (
            <Button type="submit" icon={ListFilter}>
              Pas het filter toe
            </Button>
          )}
          {selected.length > 0 && (
            <Link to={RECIPES_PATH} preventScrollReset className={styles.clear}>
              Wis het filter
            </Link>
          )}
        </Form>
      </details>
    </search>
  );
}

/** The ticked boxes. They change at once on a click, and follow the URL when that changes, for example by Back. */
function useTickedBoxes(selected: readonly number[]) {
  const [ticked, setTicked] = useState(selected.map(String));
  const [lastSelected, setLastSelected] = useState(selected.join());
  if (lastSelected !== selected.join()) {
    setLastSelected(selected.join());
    setTicked(selected.map(String));
  }
  return [ticked, setTicked] as const;
}
