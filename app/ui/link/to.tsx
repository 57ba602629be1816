import type { ReactNode } from 'react';
import { Link } from '#app/ui/link/link.tsx';

export interface ToProps {
  /** A path here, or an address elsewhere. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Whether an address leads to another website. */
export const leadsAway = (href: string): boolean => /^https?:/i.test(href);

/** Whether an address leads to a file of the editors, which is no page that the router knows. */
export const isFile = (href: string): boolean => href.startsWith('/media/');

/** A link to whatever an editor chose: a page here, a file, a telephone number or another website. */
export function To({ href, className, children }: ToProps) {
  if (href.startsWith('/') && !isFile(href)) {
    return (
      <Link to={href} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} className={className} rel={leadsAway(href) ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  );
}
