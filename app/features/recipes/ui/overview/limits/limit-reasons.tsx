import { Check, TriangleAlert } from '#app/ui/icon/icons.ts';
import type { LimitReason } from '../../../nutrient-limits/nutrient-limits.ts';
import styles from './limit-reasons.module.css';

/** Why a recipe fits the limits of the reader, or what is above them. Renders nothing without limits. */
export function LimitReasons({ reasons }: { reasons: LimitReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label="Jouw grenzen">
      {reasons.map(({ text, fits }) => {
        const Icon = fits ? Check : TriangleAlert;
        return (
          <li key={text} className={fits ? styles.fits : styles.above}>
            <Icon />
            {text}
          </li>
        );
      })}
    </ul>
  );
}
