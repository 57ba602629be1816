import { HeartHandshake } from '#app/ui/icon/icons.ts';
import styles from './shared-traits.module.css';

/** What the viewer and somebody else have in common; nothing where they share nothing that both show. */
export function SharedTraits({ traits }: { traits: readonly string[] }) {
  if (traits.length === 0) return null;
  return (
    <div className={styles.shared}>
      <p className={styles.heading}>
        <HeartHandshake aria-hidden="true" /> Waarom jullie misschien bij elkaar passen
      </p>
      <ul className={styles.traits}>
        {traits.map((trait) => (
          <li key={trait}>{trait}</li>
        ))}
      </ul>
    </div>
  );
}
