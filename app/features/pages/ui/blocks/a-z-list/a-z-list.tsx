import { Link } from '#app/ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { headingBelow, TitledSection } from '../titled-section.tsx';
import styles from './a-z-list.module.css';
import { groupByLetter } from './group-by-letter.ts';
import { Letters } from './letters.tsx';

/** All kidney diseases in the library, by their first letter. */
export function AZList({ block, context, level }: BlockProps<'a-z-list'>) {
  const letters = groupByLetter(context.diseases);
  if (letters.length === 0) return null;
  const Letter = headingBelow(block.title, level);
  return (
    <TitledSection title={block.title} level={level}>
      <Letters letters={letters} />
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
    </TitledSection>
  );
}
