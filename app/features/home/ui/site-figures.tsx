import type { Figures } from '../figures.ts';
import styles from './site-figures.module.css';

const WORDS = [
  { key: 'articles', one: 'artikel', many: 'artikelen' },
  { key: 'participants', one: 'deelnemer', many: 'deelnemers' },
  { key: 'recipes', one: 'recept', many: 'recepten' },
] as const satisfies { key: keyof Figures; one: string; many: string }[];

const grouped = new Intl.NumberFormat('nl-NL');

/** How much there is on the site, without what is not there yet. */
export const SiteFigures = ({ figures }: { figures: Figures }) => (
  <ul className={styles.figures} aria-label="Wat je hier vindt">
    {WORDS.filter(({ key }) => figures[key] > 0).map(({ key, one, many }) => (
      <li key={key} className={styles.figure}>
        <strong className={styles.number}>{grouped.format(figures[key])}</strong> {figures[key] === 1 ? one : many}
      </li>
    ))}
  </ul>
);
