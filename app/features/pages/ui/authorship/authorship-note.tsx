import { type Authorship, authorshipText } from '#app/features/content/published/authorship.ts';
import styles from './authorship-note.module.css';

/**
 * The line under an editorial page, also in print: who wrote it, who checked it, and when it last changed (rules.md R50);
 * without that day where the page says it already.
 */
export function AuthorshipNote({ document, undated }: { document: Authorship; undated?: boolean }) {
  const { changedAt, ...authorship } = document;
  const text = authorshipText({ ...authorship, ...(!undated && { changedAt }) });
  return text && <p className={styles.note}>{text}</p>;
}
