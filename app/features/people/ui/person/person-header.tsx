import { Day } from '#app/ui/time/day.tsx';
import { monthYear } from '#app/ui/time/formats.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { PersonScreen } from '../../person/read-person-page.ts';
import styles from './person-header.module.css';

/** Photo and name; in one line their relationship and treatment; since when they take part; their motto. */
export function PersonHeader({ person: { user, about, joinedAt, motto } }: { person: PersonScreen }) {
  return (
    <div className={styles.header}>
      <Avatar user={user} size={90} />
      <div className={styles.words}>
        <h1>{user.name}</h1>
        {about.length > 0 && <p className={styles.about}>{about.join('\u00a0· ')}</p>}
        <p className={styles.joined}>
          {user.moderator && 'Moderator · '}Lid sinds <Day at={joinedAt} format={monthYear} />
        </p>
      </div>
      {motto && <p className={styles.motto}>‘{motto}’</p>}
    </div>
  );
}
