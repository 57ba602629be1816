import {
  CommunityBlog,
  CommunityBlogPost,
  CommunityConversation,
  CommunityGroup,
} from '../../teasers/community-teasers.tsx';
import { own } from '../block-context.ts';
import type { BlockProps } from '../block-props.ts';
import { TeaserList } from '../parts/teaser-list.tsx';
import { below, Titled } from '../parts/titled.tsx';

/** What others of the community wrote about this. */
export function CommunityLinks({ block, context: { community }, level }: BlockProps<'community-links'>) {
  const { blogs, blogPosts, conversations } = block;
  const groups = block.groups.filter((slug) => own(community.groups, slug));
  if (blogs.length + blogPosts.length + groups.length + conversations.length === 0) return null;
  const title = block.title ?? 'Ervaringen van anderen';
  const common = { community, titleAs: below(title, level) };
  return (
    <Titled title={title} level={level} leadsOn>
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
    </Titled>
  );
}
