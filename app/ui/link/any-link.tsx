import type { ReactNode } from 'react';
import { isExternal } from './address.ts';
import { Link } from './link.tsx';

export interface AnyLinkProps {
  /** A path on this site, or an address elsewhere. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to any address that an editor may enter: a page of this site, a file, a telephone number, another website. */
export const AnyLink = ({ href, className, children }: AnyLinkProps) => (
  <Link to={href} className={className} rel={isExternal(href) ? 'noopener noreferrer' : undefined}>
    {children}
  </Link>
);
