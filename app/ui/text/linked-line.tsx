import { type MultiToken, tokenize } from 'linkifyjs';
import type { ReactNode } from 'react';

/** A line of text in which web addresses are links. */
export const LinkedLine = ({ text }: { text: string }) => tokenize(text).map(renderToken);

function renderToken(token: MultiToken, index: number): ReactNode {
  const href = token.t === 'url' ? webAddress(token.toString()) : null;
  if (!href) return token.toString();
  return (
    <ExternalLink key={`${index} ${href}`} href={href}>
      {token.toString()}
    </ExternalLink>
  );
}

const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} rel="nofollow noopener noreferrer">
    {children}
  </a>
);

/**
 * The web address that a text stands for; null when it is not a valid one, or names a user before its host: readers would
 * take `https://nieren.nl@evil.example` for an address of nieren.nl.
 */
function webAddress(text: string): string | null {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const { username, password } = new URL(address);
  return username === '' && password === '' ? address : null;
}
