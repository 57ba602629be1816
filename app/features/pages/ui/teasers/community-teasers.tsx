import { blogPath, postPath } from '#app/features/blogs/paths.ts';
import { groupPath } from '#app/features/conversations/paths.ts';
import { GroupPicture } from '#app/features/conversations/ui/groups/group-picture.tsx';
import { ConversationTeaser } from '#app/features/conversations/ui/lists/conversation-teaser.tsx';
import { BookHeart, Lock, PenLine, UsersRound } from '#app/ui/icon/icons.ts';
import { LockedTeaser } from '#app/ui/teaser/locked-teaser.tsx';
import { Teaser } from '#app/ui/teaser/teaser.tsx';
import { TeaserFrame, type TitleElement } from '#app/ui/teaser/teaser-frame.tsx';
import { wholeSentences } from '#app/ui/text/whole-sentences.ts';
import { Avatar } from '#app/ui/user/avatar.tsx';
import { isIdentified } from '#app/ui/user/user-summary.ts';
import { type Community, ownProperty } from '../blocks/block-context.ts';

interface Props {
  community: Community | undefined;
  titleAs: TitleElement;
}

/** The teaser of the conversation with this slug; only the word 'Gesprek' when it does not exist. */
export function CommunityConversation({ community, titleAs, slug }: Props & { slug: string }) {
  const conversation = ownProperty(community?.conversations, slug);
  if (!conversation) return <HiddenTeaser title="Gesprek" titleAs={titleAs} />;
  return <ConversationTeaser conversation={conversation} showGroup titleAs={titleAs} />;
}

/** The teaser of the group with this slug; nothing when it does not exist. */
export function CommunityGroup({ community, titleAs, slug }: Props & { slug: string }) {
  const group = ownProperty(community?.groups, slug);
  if (!group) return null;
  const { title, introduction, summary, picture, conversationCount } = group;
  return (
    <Teaser
      href={groupPath({ slug })}
      title={title}
      titleAs={titleAs}
      kicker="Gespreksgroep"
      tint="rose"
      icon={UsersRound}
      leading={picture && <GroupPicture name={picture} />}
      count={{ value: conversationCount, label: conversationCount === 1 ? 'gesprek' : 'gesprekken' }}
    >
      <p>{summary || wholeSentences(introduction)}</p>
    </Teaser>
  );
}

/** The teaser of the blog with this id. */
export function CommunityBlog({ community, titleAs, id }: Props & { id: number }) {
  const blog = community?.blogs[id];
  if (!blog) return <HiddenTeaser title="Verborgen Blog" titleAs={titleAs} />;
  const { title, shown } = blog;
  const path = blogPath(blog);
  if (!shown) return <LockedTeaser title={title} path={path} kicker="Blog" titleAs={titleAs} />;
  const { owner, description, postCount } = shown;
  return (
    <Teaser
      href={path}
      title={title}
      titleAs={titleAs}
      kicker="Blog"
      tint="sand"
      icon={BookHeart}
      leading={isIdentified(owner) && <Avatar user={owner} size={50} />}
      count={postCount > 0 ? { value: postCount, label: postCount === 1 ? 'verhaal' : 'verhalen' } : undefined}
      meta={`Door ${owner.name}`}
    >
      <p>{wholeSentences(description)}</p>
    </Teaser>
  );
}

/** The teaser of the blog post with this id. */
export function CommunityBlogPost({ community, titleAs, id }: Props & { id: number }) {
  const post = community?.blogPosts[id];
  if (!post) return <HiddenTeaser title="Verborgen verhaal" titleAs={titleAs} />;
  const { title, blog, shown } = post;
  const path = postPath(post);
  if (!shown) return <LockedTeaser title={title} path={path} kicker="Verhaal" titleAs={titleAs} />;
  const { owner, description, warnings } = shown;
  return (
    <Teaser
      href={path}
      title={title}
      titleAs={titleAs}
      kicker={`Verhaal uit ${blog.title}`}
      tint="sand"
      icon={PenLine}
      leading={isIdentified(owner) && <Avatar user={owner} size={50} />}
      meta={`Door ${owner.name}`}
    >
      <p>{warnings?.folded ?? wholeSentences(description)}</p>
    </Teaser>
  );
}

/**
 * Stands in for a part of the community that does not exist any more, or that this viewer may not know about; `title`
 * says of which kind it is.
 */
function HiddenTeaser({ title, titleAs }: { title: string; titleAs: TitleElement }) {
  return (
    <TeaserFrame filled tint="sand" icon={Lock} title={title} titleAs={titleAs}>
      <p>Dit is nu niet te lezen.</p>
    </TeaserFrame>
  );
}
