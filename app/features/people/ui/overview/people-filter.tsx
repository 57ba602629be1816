import { useNavigate } from 'react-router';
import type { FactKind } from '#app/features/profiles/index.ts';
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx';
import { type ChosenFilter, ChosenFilters } from '#app/ui/filter/chosen-filters.tsx';
import { ListFilter } from '#app/ui/filter/list-filter.tsx';
import { useChosen } from '#app/ui/filter/use-chosen.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import type { FilterGroup } from '../../filter/filter-choices.ts';
import { FILTER_PARAMETERS, PEOPLE_PATH, type PeopleView, peopleViewPath } from '../../paths.ts';
import styles from './people-filter.module.css';

/** From how many choices on a list scrolls. */
const MANY = 40;

interface Props {
  groups: readonly FilterGroup[];
  filter: PeopleView['filter'];
  /** How many people the list has, in words. */
  found: string;
}

/** Filters the people by what they tell about themselves. Each question is collapsed until something is chosen there. */
export function PeopleFilter({ groups, filter, found }: Props) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useChosen(filter, peopleViewPath({ filter }));

  function choose(kind: FactKind, values: string[]) {
    const changed = { ...chosen, [kind]: values.map(Number).sort((one, other) => one - other) };
    setChosen(changed);
    navigate(peopleViewPath({ filter: changed }), { preventScrollReset: true });
  }

  return (
    <ListFilter
      label="Filter de personen"
      things="personen"
      found={found}
      chosen={Object.values(filter).flat().length}
      path={PEOPLE_PATH}
    >
      <div className={styles.groups}>
        {groups.map(({ kind, legend, choices }) => {
          const values = (chosen[kind] ?? []).map(String);
          return (
            <Disclosure
              key={kind}
              open={(filter[kind]?.length ?? 0) > 0}
              summary={values.length > 0 ? `${legend} (${values.length})` : legend}
            >
              <div className={choices.length > MANY ? styles.long : undefined}>
                <CheckboxList
                  legend={<span className="visually-hidden">{legend}</span>}
                  name={FILTER_PARAMETERS[kind]}
                  options={choices.map(({ number, label }) => ({ value: String(number), label }))}
                  value={values}
                  onChange={(numbers) => choose(kind, numbers)}
                />
              </div>
            </Disclosure>
          );
        })}
      </div>
    </ListFilter>
  );
}

/** What the people are filtered by, above them. */
export const ChosenPeopleFilters = ({ groups, filter }: Omit<Props, 'found'>) => (
  <ChosenFilters
    path={PEOPLE_PATH}
    filters={groups.flatMap(({ kind, choices }): ChosenFilter[] => {
      const chosen = filter[kind] ?? [];
      return choices
        .filter(({ number }) => chosen.includes(number))
        .map(({ number, label }) => {
          const others = chosen.filter((other) => other !== number);
          return {
            key: `${kind} ${number}`,
            text: label,
            href: peopleViewPath({ filter: { ...filter, [kind]: others } }),
          };
        });
    })}
  />
);
