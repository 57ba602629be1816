import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import styles from './linked-text.module.css';

// Knowing what is an address takes 10 kB, and most lines hold none: it comes when one may.
const LinkedLine = lazy(() => import('./linked-line.tsx').then((file) => ({ default: file.LinkedLine })));

/**
 * What a member wrote: text, never HTML. Blank lines part paragraphs, line ends stay, and addresses that begin with
 * http, https or www become links (rules.md R21).
 */
export function LinkedText({ text }: { text: string }) {
  const paragraphs = text.trim().split(/\n[^\S\n]*\n\s*/);
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text don't change places
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
