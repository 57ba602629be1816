import { Fragment, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../hydration/lazy-part.ts';
import styles from './linked-text.module.css';

// The library that finds addresses is 10 kB. It is loaded only for lines that may have one.
const LinkedLine = lazyPart(
  () => import('./linked-line.tsx').then((file) => file.LinkedLine),
  ({ text }) => text,
);

/**
 * The text of a member, which is never parsed as HTML. Blank lines separate paragraphs, line breaks are kept, and addresses
 * that begin with http, https or www become links (rules.md R21). Each line has the direction of its script (R51).
 */
export function LinkedText({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n[^\S\n]*\n\s*/);
  return (
    <div className={styles.text} dir="auto">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of paragraphs never changes
        <p key={index}>{paragraph.split('\n').map(line)}</p>
      ))}
    </div>
  );
}

function line(text: string, index: number): ReactNode {
  return (
    <Fragment key={`${index} ${text}`}>
      {index > 0 && <br />}
      {/https?:|www\./i.test(text) ? (
        <Suspense fallback={text}>
          <LinkedLine text={text} />
        </Suspense>
      ) : (
        text
      )}
    </Fragment>
  );
}
