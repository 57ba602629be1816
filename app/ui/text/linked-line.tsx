import { type MultiToken, tokenize } from 'linkifyjs';
import type { ReactNode } from 'react';

/** A line with its addresses as links. */
export const LinkedLine = ({ text }: { text: string }) => tokenize(text).map(drawn);

function drawn(part: MultiToken, place: number): ReactNode {
  const href = part.t === 'url' ? webAddress(part.toString()) : null;
  if (!href) return part.toString();
  return (
    <ExternalLink key={`${place} ${href}`} href={href}>
      {part.toString()}
    </ExternalLink>
  );
}

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
