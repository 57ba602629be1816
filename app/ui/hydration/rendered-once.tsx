import { createContext, type ReactNode, use } from 'react';

/** Renders a part to markup, once for each version and variant. */
type RenderMarkup = (part: ReactNode, key: { version: object; variant: string }) => string;

/** How the server renders parts once; null in the browser. */
export const MarkupContext = createContext<RenderMarkup | null>(null);

interface Props {
  as: 'ul' | 'nav' | 'div';
  /** The data that the part shows. The same object means the same markup. */
  version: object;
  /** Any other input of the part, with few possible values. */
  variant?: string;
  'aria-label'?: string;
  className: string | undefined;
  /** The content of the part. It uses no hooks, and depends only on the version and the variant. */
  children: ReactNode;
}

/**
 * A part that is the same on many pages, such as the main menu. The server renders it once for each version and variant,
 * and reuses that markup. The browser hydrates it like any other part (docs/decisions/cached-pages.md).
 */
export function RenderedOnce({ as: Tag, version, variant = '', children, ...attributes }: Props) {
  const renderMarkup = use(MarkupContext);
  if (!renderMarkup) return <Tag {...attributes}>{children}</Tag>;
  const html = { __html: renderMarkup(children, { version, variant }) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />;
}
