import { longDate, timeOfDay } from '#app/ui/time/formats.ts';
import styles from './conversation.module.css';

/** Says that a text is not as it first was: by its author, or `by` somebody else. Nothing where it was never changed. */
export function EditedNote({ at, by }: { at: Date | null; by?: string }) {
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
