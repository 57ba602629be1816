import { useState } from 'react';
import { searchPath } from '#app/features/search/paths.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { narrow } from '#app/ui/filter/narrow.ts';
import { NarrowField } from '#app/ui/filter/narrow-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { pluralise } from '#app/ui/text/pluralise.ts';
import type { BlockProps } from '../block-props.ts';
import { headingBelow, TitledSection } from '../titled-section.tsx';
import styles from './a-z-list.module.css';
import { type DiseaseEntry, diseaseEntries } from './disease-entries.ts';
import { groupByLetter } from './group-by-letter.ts';
import { Letters } from './letters.tsx';

/** All kidney diseases in the library, by their first letter. */
export function AZList({ block, context, level }: BlockProps<'a-z-list'>) {
  const [typed, setTyped] = useState('');
  const all = diseaseEntries(context.diseases ?? []);
  const entries = narrow(all, typed, ({ name, meaning, spellings }) => [name, ...spellings, meaning ?? '']);
  if (all.length === 0) return null;
  const letters = groupByLetter(entries);
  const Letter = headingBelow(block.title, level);
  return (
    <TitledSection title={block.title} level={level} wide>
      <NarrowField
        label="Typ een naam of afkorting"
        found={pluralise(entries.length, 'naam', 'namen')}
        value={typed}
        onChange={setTyped}
      />
      <Letters letters={letters} />
      {letters.map(({ letter, id, entries: names }) => (
        <section key={id} id={id} className={styles.group}>
          <Letter className={styles.heading}>{letter}</Letter>
          <ul className={styles.names} data-print="tiles">
            {names.map((entry) => (
              <DiseaseName key={`${entry.name} ${entry.path}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {entries.length === 0 && (
        <EmptyState
          title={`Geen nierziekte met ‘${typed}’`}
          action={<ButtonLink to={searchPath({ term: typed })}>Zoek op de hele site</ButtonLink>}
        >
          Kijk of je de naam goed hebt geschreven, of typ een deel ervan.
        </EmptyState>
      )}
    </TitledSection>
  );
}

/** A name, what it stands for, how else it is spelled, and under which other name it is written about. */
const DiseaseName = ({ entry: { name, meaning, path, spellings, under } }: { entry: DiseaseEntry }) => (
  <li className={styles.entry}>
    <Link to={path} className={styles.name}>
      {name}
    </Link>
    {meaning && <span className={styles.about}>{meaning}</span>}
    {spellings.length > 0 && <span className={styles.about}>ook: {spellings.join(', ')}</span>}
    {under && <span className={styles.about}>staat onder {under}</span>}
  </li>
);
