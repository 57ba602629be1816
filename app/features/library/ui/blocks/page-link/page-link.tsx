import { DocumentTeaser } from '../../teasers/document-teaser.tsx';
import { referredPage } from '../around.ts';
import type { BlockProps } from '../block-props.ts';

/** Another page here, with its picture and a few words. */
export function PageLink({ block, around }: BlockProps<'page-link'>) {
  const page = referredPage(around, block.page);
  if (!page) return null;
  return <DocumentTeaser page={page} description={block.description ?? page.description} titleAs="p" />;
}
