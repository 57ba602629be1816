import { ArrowUpRight } from 'lucide-react';
import { leadsAway } from './to.tsx';

/** Keeps the mark on the line of the last word. */
const WORD_JOINER = '\u2060';

/** Stands behind the words of a link that leads to another website; nothing behind one that does not. */
export function AwayMark({ href, className }: { href: string; className?: string | undefined }) {
  if (!leadsAway(href)) return null;
  return (
    <>
      {WORD_JOINER}
      <ArrowUpRight className={className} aria-hidden="true" />
      <span className="visually-hidden"> (andere website)</span>
    </>
  );
}
