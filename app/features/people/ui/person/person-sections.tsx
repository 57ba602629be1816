import { LinkedText } from '#app/ui/text/linked-text.tsx';
import type { ProfileRow, ProfileSection } from '../../person/profile-sections.ts';
import styles from './person-sections.module.css';

/** What somebody tells, by section. */
export const PersonSections = ({ sections }: { sections: readonly ProfileSection[] }) =>
  sections.map(({ key, title, rows }) => (
    <section key={key} aria-labelledby={`deel-${key}`} className={styles.section}>
      <h2 id={`deel-${key}`} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt className={styles.label}>{row.label}</dt>
            <Answers row={row} />
          </div>
        ))}
      </dl>
    </section>
  ));

/** One answer or several, each on a line of its own; a text that was typed keeps its lines. */
const Answers = ({ row: { answers, typed } }: { row: ProfileRow }) =>
  answers.map((answer) => (
    <dd key={answer} className={styles.answer}>
      {typed ? <LinkedText text={answer} /> : answer}
    </dd>
  ));
