import { DayAndTime } from '#app/ui/time/day.tsx';
import styles from './reactions.module.css';

/** Shows when a text was edited, and by whom if not by its author. Renders nothing if it was never edited. */
export function EditedNote({ at, by }: { at: Date | null | undefined; by?: string | undefined }) {
  if (!at) return null;
  return (
    <p className={styles.edited}>
      gewijzigd {by && `door ${by} `}op <DayAndTime at={at.toISOString()} />
    </p>
  );
}
