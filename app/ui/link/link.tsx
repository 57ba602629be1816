import type { ComponentProps } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path on this site with its query and fragment. Links to other sites are left to the browser. */
  to: string;
  /** Keeps the scroll position, for a link that changes a part of the page. */
  preventScrollReset?: boolean | undefined;
  /** Loads a new document, instead of only the data of the page. */
  reloadDocument?: boolean | undefined;
}

/**
 * A link to a page of this site, which `useLinkNavigation` follows without loading a new document. It replaces the link of
 * React Router, which resolves its address against the route at every render (docs/decisions/navigation.md).
 */
export function Link({ to, preventScrollReset, reloadDocument, ...props }: LinkProps) {
  return (
    <a href={to} data-link={reloadDocument ? 'document' : preventScrollReset ? 'in-place' : undefined} {...props} />
  );
}
