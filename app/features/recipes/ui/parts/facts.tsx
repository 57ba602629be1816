import { Clock, Hourglass, type IconComponent, UsersRound } from '#app/ui/icon/icons.ts';
import styles from './facts.module.css';
import type { RecipeFact } from './recipe-facts.ts';

const ICONS: Record<RecipeFact['about'], IconComponent> = { people: UsersRound, work: Clock, waiting: Hourglass };

/** For how many people a recipe is, and how long it takes. Renders nothing without any of them. */
export function Facts({ facts }: { facts: RecipeFact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="In het kort">
      {facts.map(({ about, text }) => {
        const Icon = ICONS[about];
        return (
          <li key={about}>
            <Icon aria-hidden="true" className={styles.icon} />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
