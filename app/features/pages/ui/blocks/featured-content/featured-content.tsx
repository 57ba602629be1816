import { DocumentTeaser } from '../../teasers/document-teaser.tsx';
import { TeaserList } from '../../teasers/teaser-list.tsx';
import { referredPages } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { headingBelow, TitledSection } from '../titled-section.tsx';

/** Pages that an editor chose, as tiles with their pictures. */
export function FeaturedContent({ block, context, level }: BlockProps<'featured-content'>) {
  const { title } = block;
  const pages = referredPages(context, block.pages);
  if (pages.length === 0) return null;
  return (
    <TitledSection title={title} level={level} wide screenOnly>
      <TeaserList tiles>
        {pages.map((page) => (
          <DocumentTeaser key={page.id} page={page} titleAs={headingBelow(title, level)} tile />
        ))}
      </TeaserList>
    </TitledSection>
  );
}
