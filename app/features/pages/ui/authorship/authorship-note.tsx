import { type Authorship, authorshipText } from '#app/features/content/published/authorship.ts';
import styles from './authorship-note.module.css';

/** The line under an editorial page, also in print: who wrote it, who checked it, and when (rules.md R50). */
export function AuthorshipNote({ document }: { document: Authorship }) {
  const text = authorshipText(document);
  return text && <p className={styles.note}>{text}</p>;
}
