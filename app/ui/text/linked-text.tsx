import { tokenize } from 'linkifyjs';
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
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text don't change places
    <Fragment key={index}>
      {index > 0 && <br />}
      {parts(text).map((token, place) => {
        const written = token.toString();
        const href = typeof token !== 'string' && token.t === 'url' ? webAddress(written) : null;
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a line don't change places
        return href ? (
          <ExternalLink key={place} href={href}>
            {written}
          </ExternalLink>
        ) : (
          written
        );
      })}
    </Fragment>
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
