import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { groupPath } from '../paths.ts';
import type { GroupSummary } from '../screens.ts';
import styles from './group-index.module.css';

/** All groups with their numbers of conversations, and a link to contact for those who cannot choose. */
export function GroupIndex({ groups }: { groups: GroupSummary[] }) {
  return (
    <div className={styles.index} id="groepen">
      <h2 className={styles.title}>Alle groepen</h2>
      <ul className={styles.list}>
        {groups.map((group) => (
          <li key={group.id}>
            <Link to={groupPath(group)} className={styles.group}>
              <span className={styles.name}>{group.title}</span>
              <span className={styles.count}>
                {group.conversationCount}
                <span className="visually-hidden"> {group.conversationCount === 1 ? 'gesprek' : 'gesprekken'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.contact}>
        Weet je niet waar je vraag thuishoort? <Link to={CONTACT_PATH}>Vraag het ons</Link>.
      </p>
    </div>
  );
}
