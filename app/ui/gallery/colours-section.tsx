import type { Tint } from '../styles/tint.ts';
import styles from './colours-section.module.css';
import { Example, Section } from './example.tsx';

const tints: { tint: Tint; name: string }[] = [
  { tint: 'sand', name: 'Zand' },
  { tint: 'mint', name: 'Munt' },
  { tint: 'sky', name: 'Lucht' },
  { tint: 'rose', name: 'Roze' },
];

/** The tints and the text styles of the design system. */
export function ColoursSection() {
  return (
    <Section title="Kleur en letter">
      <Example name="Tinten, met hun rand" row>
        {tints.map(({ tint, name }) => (
          <span key={tint} className={styles.swatch} data-tint={tint}>
            {name}
          </span>
        ))}
      </Example>
      <Example name="Letters">
        <p className={styles.display}>Samen weten we meer</p>
        <p className={styles.title}>Een goed gesprek helpt</p>
        <p>Gewone tekst, groot genoeg om rustig te lezen, met regels die niet te lang zijn.</p>
        <p className={styles.small}>Kleine letters, voor wie het was en wanneer.</p>
      </Example>
    </Section>
  );
}
