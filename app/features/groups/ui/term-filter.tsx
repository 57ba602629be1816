import { Form, useNavigate } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { useChosen } from '#app/ui/filter/use-chosen.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { ListFilter } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { groupPath, groupViewPath } from '../paths.ts';
import type { GroupTerm } from '../screens.ts';
import styles from './term-filter.module.css';

interface Props {
  group: { slug: string };
  terms: GroupTerm[];
  selected: readonly number[];
}

/** Filters the conversations of a group by terms, as soon as a box is ticked; without JavaScript by a button. */
export function TermFilter({ group, terms, selected }: Props) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [ticked, setTicked] = useChosen(selected.map(String), selected.join());

  function choose(ids: string[]) {
    setTicked(ids);
    const rising = ids.map(Number).sort((one, other) => one - other);
    navigate(groupViewPath(group, { terms: rising }), { preventScrollReset: true });
  }

  return (
    <search aria-label="Filter op onderwerp">
      <Form action={groupPath(group)} preventScrollReset className={styles.filter}>
        <CheckboxList
          legend="Waar wil je over lezen?"
          name="terms"
          options={terms.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={ticked}
          onChange={choose}
          sideBySide
        />
        {!hydrated && (
          <Button type="submit" icon={ListFilter}>
            Toon gesprekken
          </Button>
        )}
        {selected.length > 0 && (
          <Link to={groupPath(group)} preventScrollReset className={styles.clear}>
            Wis het filter
          </Link>
        )}
      </Form>
    </search>
  );
}
