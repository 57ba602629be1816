import { COMPLAINTS_PATH } from '#app/features/content/paths.ts';
import { Link } from '#app/ui/link/link.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { DoorData } from '../screens/read-doors.ts';
import styles from './doors.module.css';

/** The doors: where a reader begins, by their situation, or by what they feel. */
export const Doors = ({ doors, complaints }: { doors: readonly DoorData[]; complaints: boolean }) => (
  <nav aria-labelledby="beginnen" className={styles.doors}>
    <h2 id="beginnen" className={styles.heading}>
      Waar sta je nu?
    </h2>
    {doors.length > 0 && (
      <ul className={styles.list}>
        {doors.map(({ title, path, picture }) => (
          <li key={path}>
            <Link to={path} className={styles.door}>
              {picture && <Picture picture={picture} size="card" eager decorative className={styles.picture} />}
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    )}
    {complaints && (
      <p>
        Heb je ergens last van?{' '}
        <Link to={COMPLAINTS_PATH} className="link-alone">
          Zoek op wat je voelt
        </Link>
      </p>
    )}
  </nav>
);
