import { type Authorship, checkOf } from '#app/features/content/published/authorship.ts';
import { longDate } from '#app/ui/time/formats.ts';
import styles from './authorship-note.module.css';

interface Props {
  document: Authorship;
  /** The day of its last update, as '2026-11-21'; without it where the day stands beside it. */
  updatedOn?: string;
}

/**
 * The line under the beginning of a text: who wrote it, whether it was checked, and when it was last updated. On a phone in
 * fewer words. `AuthorshipNote` says it whole at the end (rules.md R50). Nothing when nobody said who wrote it.
 */
export function AuthorshipLine({ document, updatedOn }: Props) {
  if (!document.writtenBy) return null;
  const check = checkOf(document);
  return (
    <small className={styles.note}>
      {document.writtenBy === 'ai' ? 'Met AI' : 'Door de redactie'}
      <span className="visually-hidden-on-phone"> geschreven</span>,{' '}
      {check ? `nagekeken door ${check.by}` : 'niet nagekeken'}
      {updatedOn && (
        <>
          {' · '}
          <span className="visually-hidden-on-phone">bijgewerkt </span>
          <time dateTime={updatedOn}>{longDate(updatedOn)}</time>
        </>
      )}
    </small>
  );
}
