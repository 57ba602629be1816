import { createContext, type ReactNode, use } from 'react';

/** Gives the markup of a part: of this `version` and `variant`, rendered once. */
type MarkupOf = (part: ReactNode, of: { version: object; variant: string }) => string;

/** On the server, the markup that it has rendered before; in the browser null. */
export const MarkupContext = createContext<MarkupOf | null>(null);

interface Props {
  as: 'ul' | 'nav' | 'div';
  /** What the part shows, the same object as long as it shows the same. */
  version: object;
  /** What else it depends on, of few possible values. */
  variant?: string;
  'aria-label'?: string;
  className: string | undefined;
  /** Renders the part's children: without hooks, and from the version and the variant alone. */
  children: ReactNode;
}

/**
 * A part that is the same on many pages, such as the main menu. The server renders it once for each version and variant
 * and then repeats its markup; the browser hydrates it as any other part (docs/decisions/0041).
 */
export function RenderedOnce({ as: Tag, version, variant = '', children, ...attributes }: Props) {
  const markupOf = use(MarkupContext);
  if (!markupOf) return <Tag {...attributes}>{children}</Tag>;
  const html = { __html: markupOf(children, { version, variant }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />;
}
