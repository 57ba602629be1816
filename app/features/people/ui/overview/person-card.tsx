import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { Avatar } from '#app/ui/user/avatar.tsx';
import type { PersonCard as Card } from '../../directory/read-overview.ts';
import { SharedTraits } from '../shared-traits.tsx';
import styles from './person-card.module.css';

/** Somebody in the directory: photo, name, what they tell first, and what they and the viewer share. */
export function PersonCard({ person: { user, about, shared } }: { person: Card }) {
  return (
    <Teaser
      href={user.href ?? ''}
      title={user.name}
      leading={<Avatar user={user} size={60} />}
      kicker={user.moderator ? 'moderator' : undefined}
    >
      {about.length > 0 && <p className={styles.about}>{about.join('\u00a0· ')}</p>}
      <SharedTraits traits={shared} />
    </Teaser>
  );
}
