import styles from './letters.module.css';

/** Links to the sections of a list in the order of the alphabet, which stay in sight. */
export function Letters({ letters }: { letters: readonly { letter: string; id: string }[] }) {
  if (letters.length === 0) return null;
  return (
    <nav aria-label="Letters" className={styles.nav}>
      <ul className={styles.letters}>
        {letters.map(({ letter, id }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.letter}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
