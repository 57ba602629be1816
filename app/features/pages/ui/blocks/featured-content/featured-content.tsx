import { DocumentTeaser } from '../../teasers/document-teaser.tsx';
import { referredPage } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { TeaserList } from '../parts/teaser-list.tsx';
import { below, Titled } from '../parts/titled.tsx';

/** Pages that an editor puts forward, as tiles with their pictures. */
export function FeaturedContent({ block: { title, pages }, context, level }: BlockProps<'featured-content'>) {
  const shown = pages.flatMap((id) => referredPage(context, id) ?? []);
  if (shown.length === 0) return null;
  return (
    <Titled title={title} level={level} wide leadsOn>
      <TeaserList tiles>
        {shown.map((page) => (
          <DocumentTeaser key={page.id} page={page} titleAs={below(title, level)} tile />
        ))}
      </TeaserList>
    </Titled>
  );
}
