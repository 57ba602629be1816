import { Link } from '#app/ui/link/link.tsx';
import styles from './user-name.module.css';
import type { UserSummary } from './user-summary.ts';

/**
 * The name of a user, with a link to the profile if this viewer may see it. Moderators have a label, and so has who died.
 */
export function UserName({ user }: { user: UserSummary }) {
  return (
    <span className={styles.name}>
      {user.href ? <Link to={user.href}>{user.name}</Link> : user.name}
      {user.inMemoriam && (
        <>
          {' '}
          <span className={styles.inMemoriam}>in memoriam</span>
        </>
      )}
      {user.moderator && (
        <>
          {' '}
          <span className={styles.moderator}>moderator</span>
        </>
      )}
    </span>
  );
}
