import { ArrowUpRight } from '#app/ui/icon/icons.ts';
import { isExternal } from './address.ts';
import styles from './external-mark.module.css';

/** Keeps the mark on the line of the last word. */
const WORD_JOINER = '\u2060';

/** Stands right behind the words of a link: a mark that it leads to another website, or nothing where it does not. */
export function ExternalMark({ href }: { href: string }) {
  if (!isExternal(href)) return null;
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
