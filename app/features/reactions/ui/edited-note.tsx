import { longDate, timeOfDay } from '#app/ui/time/formats.ts';
import styles from './reactions.module.css';

/** Shows when a text was edited, and by whom if not by its author. Renders nothing if it was never edited. */
export function EditedNote({ at, by }: { at: Date | null; by?: string | undefined }) {
  if (!at) return null;
  const iso = at.toISOString();
  return (
    <p className={styles.edited}>
      bewerkt {by && `door ${by} `}op{' '}
      <time dateTime={iso}>
        {longDate(iso)}, {timeOfDay(iso)}
      </time>
    </p>
  );
}
