import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ChosenFilters } from '#app/ui/filter/chosen-filters.tsx';
import { FilteredList } from '#app/ui/filter/filtered-list.tsx';
import { ListFilter } from '#app/ui/filter/list-filter.tsx';
import { useChosen } from '#app/ui/filter/use-chosen.ts';
import { CheckboxList } from '#app/ui/form/choices/checkbox-list.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { UserSummary } from '#app/ui/user/user-summary.ts';
import { type GroupView, groupPath, groupViewPath } from '../../paths.ts';
import type { Group, GroupTerm } from '../../screens/read-groups.ts';
import styles from './group-layout.module.css';

interface Props {
  group: Pick<Group, 'slug' | 'introduction'>;
  view: GroupView;
  /** How many conversations the list has. */
  total: number;
  terms: GroupTerm[];
  moderators: UserSummary[];
  /** Whether the viewer is logged in: only members follow conversations. */
  member: boolean;
  /** What the view shows. */
  children: ReactNode;
}

/**
 * The layout around the conversations of a group: the switch to followed conversations and the filter before them, what the
 * group is about and its moderators after them.
 */
export function GroupLayout({ group, view, total, terms, moderators, member, children }: Props) {
  const hasFilter = !view.followed && terms.length > 0;
  const filter = { group, terms, selected: view.terms };
  return (
    <FilteredList
      views={
        member && (
          <ViewSwitch
            label="Welke gesprekken"
            views={[
              { href: groupPath(group), text: 'Alle gesprekken', current: !view.followed },
              {
                href: groupViewPath(group, { followed: true }),
                text: 'Gesprekken die ik volg',
                current: view.followed,
              },
            ]}
          />
        )
      }
      filter={hasFilter && <TermFilter {...filter} total={total} />}
      aside={
        <aside className={styles.about} aria-label="Over deze groep">
          <Card>
            <h2 className={styles.title}>Over deze groep</h2>
            <LinkedText text={group.introduction} />
          </Card>
          {moderators.length > 0 && <GroupModerators moderators={moderators} />}
        </aside>
      }
    >
      {hasFilter && <ChosenTerms {...filter} />}
      {children}
    </FilteredList>
  );
}

/** The moderators of a group. */
function GroupModerators({ moderators }: { moderators: UserSummary[] }) {
  return (
    <Card>
      <h2 className={styles.title}>{moderators.length === 1 ? 'Moderator' : 'Moderators'}</h2>
      <ul className={styles.moderators}>
        {moderators.map((moderator, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: anonymised members share the id 0
          <li key={index} className={styles.moderator}>
            <Avatar user={moderator} size={50} />
            <UserName user={{ ...moderator, moderator: false }} />
          </li>
        ))}
      </ul>
      <p className={styles.description}>Zij lezen mee en houden het gesprek prettig en veilig.</p>
    </Card>
  );
}

interface TermFilterProps {
  group: { slug: string };
  terms: GroupTerm[];
  selected: readonly number[];
  /** How many conversations the list has. */
  total: number;
}

/** Filters the conversations of a group by terms, as soon as a box is ticked; without JavaScript by a button. */
function TermFilter({ group, terms, selected, total }: TermFilterProps) {
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
const ChosenTerms = ({ group, terms, selected }: Omit<TermFilterProps, 'total'>) => (
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
