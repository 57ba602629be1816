import type { ReactNode } from 'react';
import { FilteredList } from '#app/ui/filter/filtered-list.tsx';
import { ChosenTags, TagFilter } from '#app/ui/filter/tag-filter.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { LinkedText } from '#app/ui/text/linked-text.tsx';
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
  const filter = {
    path: groupPath(group),
    tags: terms,
    selected: view.terms,
    pathOf: (ids: number[]) => groupViewPath(group, { terms: ids }),
  };
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
      filter={
        hasFilter && (
          <TagFilter
            {...filter}
            label="Filter op onderwerp"
            thing={['gesprek', 'gesprekken']}
            name="terms"
            total={total}
            sideBySide
          />
        )
      }
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
      {hasFilter && <ChosenTags {...filter} />}
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
