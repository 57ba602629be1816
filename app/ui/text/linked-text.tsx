import { type MultiToken, tokenize } from 'linkifyjs';
import { Fragment, type ReactNode } from 'react';
import styles from './linked-text.module.css';

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
      {parts(text).map(drawn)}
    </Fragment>
  );
}

function drawn(part: string | MultiToken, place: number): ReactNode {
  const href = typeof part !== 'string' && part.t === 'url' ? webAddress(part.toString()) : null;
  if (!href) return part.toString();
  return (
    <ExternalLink key={`${place} ${href}`} href={href}>
      {part.toString()}
    </ExternalLink>
  );
}

/** Most lines hold no address: those need no looking at. */
const parts = (text: string) => (/https?:|www\./i.test(text) ? tokenize(text) : [text]);

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} rel="nofollow noopener noreferrer">
    {children}
  </a>
);

/** The address to follow for what was written, or null where it is not one of the web. */
function webAddress(written: string): string | null {
  const address = /^www\./i.test(written) ? `https://${written}` : written;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
