import {
  CommunityBlog,
  CommunityBlogPost,
  CommunityConversation,
  CommunityGroup,
} from '../teasers/community-teasers.tsx';
import { TeaserList } from '../teasers/teaser-list.tsx';
import { ownProperty } from './block-context.ts';
import type { BlockProps } from './block-props.ts';
import { headingBelow, TitledSection } from './titled-section.tsx';

/** Blogs, stories, groups and conversations of the community about the subject of the page. */
export function CommunityLinks({ block, context: { community }, level }: BlockProps<'community-links'>) {
  const { blogs, blogPosts, conversations } = block;
  const groups = block.groups.filter((slug) => ownProperty(community?.groups, slug));
  if (blogs.length + blogPosts.length + groups.length + conversations.length === 0) return null;
  const title = block.title ?? 'Ervaringen van anderen';
  const common = { community, titleAs: headingBelow(title, level) };
  return (
    <TitledSection title={title} level={level} screenOnly>
      <TeaserList>
        {blogs.map((id) => (
          <CommunityBlog key={`blog ${id}`} {...common} id={id} />
        ))}
        {blogPosts.map((id) => (
          <CommunityBlogPost key={`post ${id}`} {...common} id={id} />
        ))}
        {groups.map((slug) => (
          <CommunityGroup key={`group ${slug}`} {...common} slug={slug} />
        ))}
        {conversations.map((slug) => (
          <CommunityConversation key={`conversation ${slug}`} {...common} slug={slug} />
        ))}
      </TeaserList>
    </TitledSection>
  );
}
