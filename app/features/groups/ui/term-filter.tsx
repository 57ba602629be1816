import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { CheckboxList } from '#app/ui/form/checkbox-list.tsx';
import { useHydrated } from '#app/ui/hydration/use-hydrated.ts';
import { ListFilter } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { groupPath, groupViewPath } from '../paths.ts';
import type { GroupTerm } from '../screens.ts';
import styles from './term-filter.module.css';

interface Props {
  group: { slug: string };
  terms: GroupTerm[];
  chosen: readonly number[];
}

/** Conversations on some subjects: ticking a box shows them at once; without JavaScript a button does. */
export function TermFilter({ group, terms, chosen }: Props) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [ticked, tick] = useTicked(chosen);

  function choose(ids: string[]) {
    tick(ids);
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
          flow
        />
        {!hydrated && (
          <Button type="submit" icon={ListFilter}>
            Toon gesprekken
          </Button>
        )}
        {chosen.length > 0 && (
          <Link to={groupPath(group)} preventScrollReset className={styles.clear}>
            Wis het filter
          </Link>
        )}
      </Form>
    </search>
  );
}

/** The boxes as the reader sees them: at once when ticked, and again those of the address when that changes, as by Back. */
function useTicked(chosen: readonly number[]) {
  const [ticked, tick] = useState(chosen.map(String));
  const [shown, show] = useState(chosen.join());
  if (shown !== chosen.join()) {
    show(chosen.join());
    tick(chosen.map(String));
  }
  return [ticked, tick] as const;
}
