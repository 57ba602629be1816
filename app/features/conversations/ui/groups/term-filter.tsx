import { useNavigate } from 'react-router';
import { ChosenFilters } from '#app/ui/filter/chosen-filters.tsx';
import { ListFilter } from '#app/ui/filter/list-filter.tsx';
import { useChosen } from '#app/ui/filter/use-chosen.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { groupPath, groupViewPath } from '../../paths.ts';
import type { GroupTerm } from '../../screens/read-groups.ts';

interface Props {
  group: { slug: string };
  terms: GroupTerm[];
  selected: readonly number[];
  /** How many conversations the list has. */
  total: number;
}

/** Filters the conversations of a group by terms, as soon as a box is ticked; without JavaScript by a button. */
export function TermFilter({ group, terms, selected, total }: Props) {
  const navigate = useNavigate();
  const [ticked, setTicked] = useChosen(selected.map(String), selected.join());

  function choose(ids: string[]) {
    setTicked(ids);
    const rising = ids.map(Number).sort((one, other) => one - other);
    navigate(groupViewPath(group, { terms: rising }), { preventScrollReset: true });
  }

  return (
    <ListFilter
      label="Filter op onderwerp"
      things="gesprekken"
      found={pluralise(total, 'gesprek', 'gesprekken')}
      chosen={selected.length}
      path={groupPath(group)}
    >
      <CheckboxList
        legend="Waar wil je over lezen?"
        name="terms"
        options={terms.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={ticked}
        onChange={choose}
        sideBySide
      />
    </ListFilter>
  );
}

/** The terms by which the conversations are filtered, above them. */
export const ChosenTerms = ({ group, terms, selected }: Omit<Props, 'total'>) => (
  <ChosenFilters
    path={groupPath(group)}
    filters={terms
      .filter(({ id }) => selected.includes(id))
      .map(({ id, name }) => ({
        key: String(id),
        text: name,
        href: groupViewPath(group, { terms: selected.filter((other) => other !== id) }),
      }))}
  />
);
