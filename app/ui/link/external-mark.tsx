import { ArrowUpRight } from '#app/ui/icon/icons.ts';
import { isExternal } from './address.ts';
import styles from './external-mark.module.css';

/** Prevents a line break between the last word and the mark. */
const WORD_JOINER = '\u2060';

/** The mark after the text of a link to another website; nothing for other links. */
export function ExternalMark({ href }: { href: string }) {
  if (!isExternal(href)) return null;
  return (
    <>
      <span className={styles.noWrap} data-print="hide">
        {WORD_JOINER}
        <ArrowUpRight className={styles.mark} aria-hidden="true" />
      </span>
      <span className="visually-hidden"> (andere website)</span>
    </>
  );
}
