import type { BlockOf } from '#app/features/content/published/blocks.ts';
import { Globe } from '#app/ui/icon/icons.ts';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import type { TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { CommunityBlogPost, CommunityConversation } from '../teasers/community-teasers.tsx';
import { DocumentTeaser } from '../teasers/document-teaser.tsx';
import { TeaserList } from '../teasers/teaser-list.tsx';
import { type BlockContext, referredPage } from './block-context.ts';
import type { BlockProps } from './block-props.ts';
import { headingBelow, TitledSection } from './titled-section.tsx';

type Item = BlockOf<'related-content'>['items'][number];

/** Content related to the text: dossiers, articles, recipes, stories, conversations and other websites. */
export function RelatedContent({ block, context, level }: BlockProps<'related-content'>) {
  const title = block.title ?? 'Ook interessant';
  const items = block.items.filter((item) => item.type !== 'document' || referredPage(context, item.id));
  if (items.length === 0) return null;
  return (
    <TitledSection title={title} level={level} screenOnly>
      <TeaserList>
        {items.map((item) => (
          <Related key={keyOf(item)} item={item} context={context} titleAs={headingBelow(title, level)} />
        ))}
      </TeaserList>
    </TitledSection>
  );
}

function Related({ item, context, titleAs }: { item: Item; context: BlockContext; titleAs: TitleElement }) {
  switch (item.type) {
    case 'document': {
      const page = referredPage(context, item.id);
      return page && <DocumentTeaser page={page} titleAs={titleAs} />;
    }
    case 'blog-post':
      return <CommunityBlogPost community={context.community} id={item.id} titleAs={titleAs} />;
    case 'conversation':
      return <CommunityConversation community={context.community} slug={item.slug} titleAs={titleAs} />;
    case 'external':
      return <Teaser href={item.url} title={item.title} titleAs={titleAs} icon={Globe} tint="sky" />;
  }
}

const keyOf = (item: Item): string => Object.values(item).join(' ');
