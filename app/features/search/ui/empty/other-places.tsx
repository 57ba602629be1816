import { ADVICE_PATH } from '#app/features/content/paths.ts';
import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { DISEASES_PATH, LIBRARY_PATH } from '#app/features/library/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { BookOpen, HeartHandshake, ListChecks, MessagesSquare } from '#app/ui/icon/icons.ts';
import styles from './other-places.module.css';

/** Where a reader can go without searching. The infoline is on every page. */
export const OtherPlaces = () => (
  <ul className={styles.places}>
    <li>
      <ButtonLink to={DISEASES_PATH} icon={ListChecks}>
        Nierziekten A-Z
      </ButtonLink>
    </li>
    <li>
      <ButtonLink to={LIBRARY_PATH} icon={BookOpen}>
        Bibliotheek
      </ButtonLink>
    </li>
    <li>
      <ButtonLink to={GROUPS_PATH} icon={MessagesSquare}>
        Gesprekken
      </ButtonLink>
    </li>
    <li>
      <ButtonLink to={ADVICE_PATH} icon={HeartHandshake}>
        Vraag het de diëtist
      </ButtonLink>
    </li>
  </ul>
);
