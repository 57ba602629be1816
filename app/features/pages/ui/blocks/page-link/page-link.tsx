import { DocumentTeaser } from '../../teasers/document-teaser.tsx';
import { referredPage } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';

/** A teaser of another page of this site. */
export function PageLink({ block, context }: BlockProps<'page-link'>) {
  const page = referredPage(context, block.page);
  if (!page) return null;
  return <DocumentTeaser page={page} description={block.description ?? page.description} titleAs="p" />;
}
