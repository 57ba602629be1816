import { Card } from '#app/ui/layout/card.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { UserName } from '#app/ui/user/user-name.tsx';
import type { UserSummary } from '#app/ui/user/user-summary.ts';
import styles from './group-moderators.module.css';

/** The moderators of a group. */
export function GroupModerators({ moderators }: { moderators: UserSummary[] }) {
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
