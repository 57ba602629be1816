import { Tag } from '#app/ui/feedback/tag.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { ShownUser } from '#app/ui/user/shown-user.ts';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { GroupTerm } from '../screens.ts';
import styles from './group-sidebar.module.css';

/** The subjects of a group and the members who look after it. */
export function GroupSidebar({ terms, moderators }: { terms: GroupTerm[]; moderators: ShownUser[] }) {
  return (
    <Stack gap={3}>
      <Card>
        <h2 className={styles.title}>Onderwerpen</h2>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term.id}>
              <Tag tint="rose">{term.name}</Tag>
            </li>
          ))}
        </ul>
      </Card>
      {moderators.length > 0 && (
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
        </Card>
      )}
    </Stack>
  );
}
