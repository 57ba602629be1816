import { CONTACT_PATH } from '#app/features/content/paths.ts';
import { UsersRound } from '#app/ui/icon/icons.ts';
import { Link } from '#app/ui/link/link.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { groupPath } from '../../paths.ts';
import type { GroupSummary } from '../../screens/read-groups.ts';
import styles from './group-index.module.css';
import { GroupPicture } from './group-picture.tsx';

/** All groups as tiles, and a link to contact for those who cannot choose. */
export function GroupIndex({ groups }: { groups: GroupSummary[] }) {
  return (
    <div className={styles.index} id="groepen">
      <h2>Alle groepen</h2>
      <ul className={styles.tiles} data-print="tiles">
        {groups.map((group) => (
          <li key={group.id}>
            <GroupTile group={group} />
          </li>
        ))}
      </ul>
      <p className={styles.contact}>
        Weet je niet waar je vraag thuishoort? <Link to={CONTACT_PATH}>Vraag het ons</Link>.
      </p>
    </div>
  );
}

/** A group with its drawing, what it is about in one sentence, and how many conversations it has. */
function GroupTile({ group: { title, slug, summary, picture, conversationCount } }: { group: GroupSummary }) {
  return (
    <Teaser
      href={groupPath({ slug })}
      title={title}
      tint="rose"
      icon={UsersRound}
      leading={picture && <GroupPicture name={picture} />}
      count={{ value: conversationCount, label: conversationCount === 1 ? 'gesprek' : 'gesprekken' }}
    >
      {summary && <p className={styles.summary}>{summary}</p>}
    </Teaser>
  );
}
