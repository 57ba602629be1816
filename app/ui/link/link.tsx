import type { ComponentProps } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path here with its query and fragment; an address elsewhere is left to the browser. */
  to: string;
  /** Stay where the reader is in the page, for a link that changes a part of it. */
  preventScrollReset?: boolean | undefined;
  /** Load the new page whole. */
  reloadDocument?: boolean | undefined;
}

/**
 * A link to a page here, which `useLinkNavigation` follows without loading the document anew. Not the router's own: that
 * resolves each address against the present route, once more for every link that is rendered (docs/decisions/0040).
 */
export function Link({ to, preventScrollReset, reloadDocument, ...props }: LinkProps) {
  return <a href={to} data-link={reloadDocument ? undefined : preventScrollReset ? 'in-place' : ''} {...props} />;
}
