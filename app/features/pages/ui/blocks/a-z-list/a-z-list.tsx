import { Link } from '#app/ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { below, Titled } from '../parts/titled.tsx';
import styles from './a-z-list.module.css';
import { byLetter } from './by-letter.ts';

/** All kidney diseases that the library tells about, by their first letter. */
export function AZList({ block, context, level }: BlockProps<'a-z-list'>) {
  const letters = byLetter(context.diseases);
  if (letters.length === 0) return null;
  const Letter = below(block.title, level);
  return (
    <Titled title={block.title} level={level}>
      <nav aria-label="Letters">
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
      {letters.map(({ letter, id, entries }) => (
        <section key={id} id={id} className={styles.group}>
          <Letter className={styles.heading}>{letter}</Letter>
          <ul className={styles.names}>
            {entries.map(({ name, path }) => (
              <li key={`${name} ${path}`}>
                <Link to={path} className={styles.name}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Titled>
  );
}
