import { Button } from '#app/ui/button/button.tsx';
import { PostForm } from '#app/ui/form/post-form.tsx';
import { RelativeTime } from '#app/ui/time/relative-time.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { BlockedMember } from '../lists/blocked-members.ts';
import { BLOCKED_PATH } from '../paths.ts';
import styles from './blocked-list.module.css';

/** The members whom somebody blocks, each with the button that ends it. */
export function BlockedList({ members }: { members: readonly BlockedMember[] }) {
  if (members.length === 0) return <p>Je hebt niemand geblokkeerd.</p>;
  return (
    <ul className={styles.list}>
      {members.map(({ user, blockedAt }) => (
        <li key={user.id} className={styles.member}>
          <Avatar user={user} size={50} />
          <div className={styles.about}>
            <p className={styles.name}>{user.name}</p>
            <p className={styles.since}>
              Geblokkeerd: <RelativeTime at={blockedAt.toISOString()} />
            </p>
          </div>
          <PostForm action={BLOCKED_PATH}>
            <input type="hidden" name="intent" value="unblock" />
            <input type="hidden" name="id" value={user.id} />
            <Button type="submit" variant="quiet">
              Deblokkeer<span className="visually-hidden"> {user.name}</span>
            </Button>
          </PostForm>
        </li>
      ))}
    </ul>
  );
}
