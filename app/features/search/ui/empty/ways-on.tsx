import { ADVICE_PATH, CONTACT_PATH } from '#app/features/content/paths.ts';
import { GROUPS_PATH } from '#app/features/groups/paths.ts';
import { DISEASES_PATH, LIBRARY_PATH } from '#app/features/library/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { BookOpen, HeartHandshake, ListChecks, MessagesSquare, Phone } from '#app/ui/icon/icons.ts';
import { useHasPage } from '#app/ui/link/missing-pages.ts';
import styles from './ways-on.module.css';

/** Where a reader can go without searching. */
export function WaysOn() {
  const hasPage = useHasPage();
  return (
    <ul className={styles.ways}>
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
      {hasPage(ADVICE_PATH) && (
        <li>
          <ButtonLink to={ADVICE_PATH} icon={HeartHandshake}>
            Vraag het de diëtist
          </ButtonLink>
        </li>
      )}
      {hasPage(CONTACT_PATH) && (
        <li>
          <ButtonLink to={CONTACT_PATH} icon={Phone}>
            Bel de infolijn
          </ButtonLink>
        </li>
      )}
    </ul>
  );
}
