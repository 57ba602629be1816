import { ArrowUpRight } from '#app/ui/icon/icons.ts';
import styles from './away-mark.module.css';
import { leadsAway } from './to.tsx';

/** Keeps the mark on the line of the last word. */
const WORD_JOINER = '\u2060';

/** Stands right behind the words of a link: a mark that it leads to another website, or nothing where it does not. */
export function AwayMark({ href }: { href: string }) {
  if (!leadsAway(href)) return null;
  return (
    <>
      <span className={styles.kept} data-print="hide">
        {WORD_JOINER}
        <ArrowUpRight className={styles.mark} aria-hidden="true" />
      </span>
      <span className="visually-hidden"> (andere website)</span>
    </>
  );
}
