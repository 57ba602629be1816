import type { ReactNode } from 'react';
import { Card } from '#app/ui/layout/card.tsx';
import { ViewSwitch } from '#app/ui/navigation/view-switch.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { UserSummary } from '#app/ui/user/user-summary.ts';
import { type GroupView, groupPath, groupViewPath } from '../paths.ts';
import type { Group, GroupTerm } from '../screens.ts';
import styles from './group-layout.module.css';
import { TermFilter } from './term-filter.tsx';

interface Props {
  group: Pick<Group, 'slug'>;
  view: GroupView;
  terms: GroupTerm[];
  moderators: UserSummary[];
  /** Whether the viewer is logged in: only members follow conversations. */
  member: boolean;
  /** What the view shows. */
  children: ReactNode;
}

/**
 * The layout around the conversations of a group: the switch to followed conversations, the filter and the moderators.
 */
export function GroupLayout({ group, view, terms, moderators, member, children }: Props) {
  return (
    <div className={styles.layout}>
      {member && (
        <div className={styles.views}>
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
        </div>
      )}
      {!view.followed && terms.length > 0 && (
        <div className={styles.filter}>
          <TermFilter group={group} terms={terms} selected={view.terms} />
        </div>
      )}
      <div className={styles.conversations}>{children}</div>
      {moderators.length > 0 && (
        <aside className={styles.about} aria-label="Over deze groep">
          <GroupModerators moderators={moderators} />
        </aside>
      )}
    </div>
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
