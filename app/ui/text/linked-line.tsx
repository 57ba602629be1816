import { type MultiToken, tokenize } from 'linkifyjs';
import type { ReactNode } from 'react';
import { cleanAddress } from '#app/platform/clean-text.ts';

/** A line of text in which web addresses are links. */
export const LinkedLine = ({ text }: { text: string }) =>
  text
    .split(AROUND_ADDRESSES)
    .flatMap((part) => tokenize(part))
    .map(renderToken);

/** What keyboards put around an address or behind it, and no address has; an apostrophe may stand in one. */
const AROUND_ADDRESSES = /([“”„«»‹›…`]+|[‘’]+(?![\p{L}\d/]))/u;

function renderToken(token: MultiToken, index: number): ReactNode {
  const text = token.t === 'url' ? cleanAddress(token.toString()) : token.toString();
  const href = token.t === 'url' ? webAddress(text) : null;
  if (!href) return text;
  return (
    <ExternalLink key={`${index} ${href}`} href={href}>
      {text}
    </ExternalLink>
  );
}

/** A link that a member wrote, or a mail. It loads a document also where it leads to this site, as from any other place. */
const ExternalLink = ({ href, children }: { href: string; children: string }) => (
  <a href={href} rel="nofollow noopener noreferrer" data-link="document" data-print="bare">
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
